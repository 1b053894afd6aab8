import type { ComponentChildren, VNode } from 'preact';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import type { MailBlock, MailContent, MailEntry, MailFace, MailLink } from './blocks.js';
import type { MailColours } from './colours.js';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = { role: 'presentation', cellpadding: '0', cellspacing: '0', border: 0 } as const;

/** Only what cannot be inline: the dark colours, and smaller margins on phones. */
const styles = ({ light, dark }: MailColours) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${light}; }
  @media (max-width: 480px) { .card { padding: 20px 16px 6px !important; } }
  @media (prefers-color-scheme: dark) {
    .page { background: #12151e !important; }
    .card { background: #1a1f2c !important; border-color: #2d3446 !important; }
    .ink { color: #e8eaf2 !important; }
    .soft { color: #a5adc4 !important; }
    .link { color: ${dark} !important; }
    .edge { border-color: ${dark} !important; }
    .fill { background: ${dark} !important; color: #10142a !important; }
  }`;

type FrameProps = {
  title: string;
  name: string;
  origin: string;
  logo: string | null;
  why: string;
  links: readonly MailLink[];
  language: SiteLanguage;
  colours: MailColours;
  children: ComponentChildren;
};

/** The frame of a mail: the site above a card, and below it the reason. Tables, since Outlook knows nothing else. */
export function MailFrame({ title, name, origin, logo, why, links, language, colours, children }: FrameProps): VNode {
  const { light } = colours;
  const soft = `${font};font-size:13px;line-height:20px;color:#555d75`;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles(colours) }} />
      </head>
      <body class="page" style="margin:0;padding:0;background:#f6f7fb">
        {/* Web mail drops the root with its language. */}
        <main lang={language}>
          <table {...table} width="100%" class="page" style="background:#f6f7fb">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  {...table}
                  width="600"
                  style={`width:100%;max-width:600px;table-layout:fixed;overflow-wrap:anywhere`}
                >
                  <tr>
                    <td class="ink" style={`padding:0 4px 16px;${font};font-size:16px;font-weight:700;color:#1b2030`}>
                      <Site {...{ name, origin, logo, light }} />
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="card ink"
                      style={`padding:28px 32px 12px;background:#ffffff;border:1px solid #dcdfea;border-radius:12px;${font};font-size:16px;line-height:24px;color:#1b2030`}
                    >
                      {children}
                    </td>
                  </tr>
                  <tr>
                    <td class="soft" style={`padding:20px 4px 0;${soft}`}>
                      <p style="margin:0 0 8px">{why}</p>
                      {links.length > 0 && (
                        <p style="margin:0">
                          {links.map(({ label, url }, at) => (
                            <>
                              {at > 0 && ' · '}
                              <a class="soft" href={url} style="color:#555d75">
                                {label}
                              </a>
                            </>
                          ))}
                        </p>
                      )}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </main>
      </body>
    </html>
  );
}

type SiteProps = { name: string; origin: string; logo: string | null; light: string };

/** The logo and the name of the site. Without a logo, its first letter: mail clients show no SVG. */
function Site({ name, origin, logo, light }: SiteProps): VNode {
  return (
    <table {...table}>
      <tr>
        <td width="32" style="padding-right:10px">
          {logo === null ? (
            <Tile size={32} colour={light} radius={8}>
              {[...name][0]?.toUpperCase()}
            </Tile>
          ) : (
            <img src={logo} width="32" height="32" alt="" style="display:block;border:0;border-radius:8px" />
          )}
        </td>
        <td class="ink" style={`${font};font-size:16px;font-weight:700`}>
          <a class="ink" href={origin} style="color:#1b2030;text-decoration:none">
            {name}
          </a>
        </td>
      </tr>
    </table>
  );
}

type TileProps = { size: number; colour: string; radius: number; children: ComponentChildren };

/** Letters on a colour, where there is no picture. */
function Tile({ size, colour, radius, children }: TileProps): VNode {
  return (
    <table {...table} aria-hidden="true">
      <tr>
        <td
          align="center"
          width={size}
          height={size}
          style={`width:${size}px;height:${size}px;background:${colour};border-radius:${radius}px;${font};font-size:${size * 0.44}px;line-height:${size}px;font-weight:600;color:#ffffff`}
        >
          {children}
        </td>
      </tr>
    </table>
  );
}

function Face({ initials, colour, picture }: MailFace): VNode {
  if (picture === null) {
    return (
      <Tile size={40} colour={colour} radius={20}>
        {initials}
      </Tile>
    );
  }
  // Its letters stand on the colour while pictures are not loaded.
  const style = `display:block;border:0;border-radius:20px;background:${colour};${font};font-size:17px;line-height:40px;font-weight:600;color:#ffffff;text-align:center`;
  return <img src={picture} width="40" height="40" alt={initials} style={style} />;
}

type BodyProps = Pick<MailContent, 'subject' | 'body'> & { colours: MailColours };

/** The blocks of a mail below its subject, which a single event says itself. */
export function MailBody({ subject, body, colours }: BodyProps): VNode {
  const isSaid = body.some((each) => typeof each === 'object' && 'event' in each && each.event === subject);
  const main = body.find((each) => typeof each === 'object' && 'label' in each);
  return (
    <>
      {!isSaid && <h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700">{subject}</h1>}
      {body.map((each) => (
        <Block block={each} isMain={each === main} colours={colours} />
      ))}
    </>
  );
}

type BlockProps = { block: MailBlock; isMain: boolean; colours: MailColours };

function Block({ block, isMain, colours: { light } }: BlockProps): VNode {
  if (typeof block === 'string') return <p style="margin:0 0 16px">{block}</p>;
  if ('label' in block)
    return isMain ? <MainLink link={block} light={light} /> : <OtherLink link={block} light={light} />;
  if ('quote' in block) return <Quote light={light}>{block.quote}</Quote>;
  if ('event' in block) return <Entry entry={block} light={light} />;
  return (
    <ul style="margin:0 0 16px;padding:0 0 0 22px">
      {block.list.map((each) => (
        <li style="margin:0 0 4px">{each}</li>
      ))}
    </ul>
  );
}

type LinkProps = { link: MailLink; light: string };

/** The button: a cell with a colour, since Outlook ignores padding of links. */
function MainLink({ link: { label, url }, light }: LinkProps): VNode {
  return (
    <table {...table} style="margin:8px 0 20px">
      <tr>
        <td class="fill" style={`background:${light};border-radius:10px`}>
          <a
            class="fill"
            href={url}
            style={`display:inline-block;padding:12px 22px;${font};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px;background:${light}`}
          >
            {label}
          </a>
        </td>
      </tr>
    </table>
  );
}

const OtherLink = ({ link: { label, url }, light }: LinkProps): VNode => (
  <p style="margin:0 0 16px">
    <a class="link" href={url} style={`color:${light}`}>
      {label}
    </a>
  </p>
);

/** The words of somebody, with their lines. */
const Quote = ({ light, below = 16, children }: { light: string; below?: number; children: string }): VNode => (
  <div
    class="edge"
    style={`margin:0 0 ${below}px;padding:2px 0 2px 14px;border-left:3px solid ${light};white-space:pre-line`}
  >
    {children}
  </div>
);

/** Something that happened, beside the face of who did it. */
function Entry({ entry: { face, event, excerpt, url }, light }: { entry: MailEntry; light: string }): VNode {
  const said = 'margin:0 0 6px;font-weight:700';
  return (
    <table {...table} width="100%" style="margin:0 0 8px">
      <tr>
        {face !== null && (
          <td width="52" valign="top" style="padding-bottom:12px">
            <Face {...face} />
          </td>
        )}
        <td
          class="ink"
          valign="top"
          style={`padding-bottom:12px;${font};font-size:16px;line-height:24px;color:#1b2030`}
        >
          {url === null ? (
            <h1 style={`${said};font-size:18px`}>{event}</h1>
          ) : (
            <p style={said}>
              <a class="link" href={url} style={`color:${light}`}>
                {event}
              </a>
            </p>
          )}
          {excerpt !== '' && (
            <Quote light={light} below={4}>
              {excerpt}
            </Quote>
          )}
        </td>
      </tr>
    </table>
  );
}
