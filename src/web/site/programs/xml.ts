/** Characters that XML forbids in any notation (XML 1.0, 2.2): controls, lone surrogates and noncharacters. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|\p{Noncharacter_Code_Point}/gu;

/** The document without forbidden characters: one in a user's text would break it for everybody. */
export const wellFormedXml = (document: string): string => document.replace(forbidden, '');
