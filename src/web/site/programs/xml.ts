/** Characters that no XML may have (XML 1.0, 2.2), however they are written: controls, halves of surrogate pairs and noncharacters. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|\p{Noncharacter_Code_Point}/gu;

/** An XML document without the characters that would make it none: one text of a stranger would take it from everybody. */
export const wellFormedXml = (document: string): string => document.replace(forbidden, '');
