import { type CSSProperties, createContext, type ReactElement, type ReactNode, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { EmailBrand } from "./brand.ts";
import type { EmailLink, LinkedSentence } from "./plain-text.ts";

/**
 * The frame of every email, 600 px wide, and its building blocks. Email clients support tables and inline styles, and
 * little else.
 */

export const font = { fontFamily: "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif" };
export const slate = { color: "#5a6570" };
const ink = { color: "#0e1216" };
const [black, blue] = ["#0e1216", "#1b4dff"];
/** The merchant's colour, if one is set. */
const Accent = createContext<string | undefined>(undefined);

type LinkProps = { href: string; style?: CSSProperties; children: ReactNode };
export const EmailAnchor = ({ href, style, children }: LinkProps) => (
  <a href={href} style={{ color: use(Accent) ?? blue, ...style }}>
    {children}
  </a>
);

/**
 * Returns the HTML part. React adds preload links for pictures to the head, which email clients cannot use, so they are
 * removed.
 */
export const renderEmail = (email: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(email).replace(/<link rel="preload"[^>]*>/g, "")}`;

type FrameProps = {
  language: Language;
  brand: EmailBrand;
  subject: string;
  preview: string;
  foot?: ReactNode;
  children: ReactNode;
};

export const EmailFrame = ({ language, brand, subject, preview, foot, children }: FrameProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{subject}</title>
    </head>
    <body style={{ margin: 0, padding: 0, background: "#f2f4f6", ...ink }}>
      <Accent value={brand.accent}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <Table style={{ background: "#f2f4f6" }}>
          <tr>
            <td align="center" style={{ padding: "24px 12px" }}>
              <Table style={{ maxWidth: 600, background: "#ffffff" }}>
                <Row style={{ ...barOf(brand), padding: "22px 32px", ...font, ...wordmark }}>
                  <Wordmark brand={brand} />
                </Row>
                {children}
                <Row style={{ background: "#f2f4f6", padding: "24px 32px", ...font, ...small }}>
                  {foot}
                  {brand.contact.length > 0 && (
                    <p style={{ margin: "8px 0 0" }}>{[brand.name, ...brand.contact].join(" · ")}</p>
                  )}
                </Row>
              </Table>
            </td>
          </tr>
        </Table>
      </Accent>
    </body>
  </html>
);

/** A logo for light backgrounds gets a light bar. */
const barOf = ({ isLogoDark }: EmailBrand): CSSProperties =>
  isLogoDark === false ? { background: "#ffffff", borderBottom: "1px solid #d9dee3" } : { background: black };

const wordmark = { fontSize: 22, fontWeight: 800, letterSpacing: ".02em", color: "#ffffff" };
const small = { fontSize: 14, lineHeight: 1.5, ...slate };

/** The brand's logo; without one the name as text, with the piste pole when it is FIRN. */
function Wordmark({ brand: { name, logo } }: { brand: EmailBrand }) {
  if (logo) return <img src={logo} height="32" alt={name} style={{ display: "block", height: 32 }} />;
  if (name !== "Firn") return name;
  return (
    <>
      F<span style={{ color: "#ff5a1f" }}>I</span>RN
    </>
  );
}

type Styled = { style?: CSSProperties; children: ReactNode };

export const Table = ({ style, children }: Styled) => (
  <table role="presentation" cellPadding="0" cellSpacing="0" border={0} width="100%" style={style}>
    {children}
  </table>
);

export const Row = ({ style = { padding: "36px 32px" }, children }: Styled) => (
  <tr>
    <td style={style}>{children}</td>
  </tr>
);

export const Title = ({ children }: { children: ReactNode }) => (
  <h1
    style={{
      margin: "0 0 16px",
      ...font,
      fontSize: 34,
      lineHeight: 1.05,
      fontWeight: 800,
      letterSpacing: "-.02em",
      ...ink,
    }}
  >
    {children}
  </h1>
);

export const Paragraph = ({ style, children }: Styled) => (
  <p style={{ margin: "0 0 24px", ...font, fontSize: 17, lineHeight: 1.5, ...style }}>{children}</p>
);

export const Note = ({ style, children }: Styled) => (
  <p style={{ margin: "24px 0 0", ...font, ...small, ...style }}>{children}</p>
);

export const labelStyle = {
  ...font,
  fontSize: 12,
  fontWeight: 600,
  letterSpacing: ".06em",
  textTransform: "uppercase",
  ...slate,
} as const;

export const Label = ({ margin, children }: { margin: string; children: ReactNode }) => (
  <p style={{ margin, ...labelStyle }}>{children}</p>
);

export const Button = ({ text, href }: EmailLink) => (
  <table role="presentation" cellPadding="0" cellSpacing="0" border={0}>
    <Row style={{ background: use(Accent) ?? black, borderRadius: 2 }}>
      <a
        href={href}
        style={{
          display: "inline-block",
          padding: "14px 26px",
          ...font,
          fontSize: 16,
          fontWeight: 600,
          color: "#ffffff",
          textDecoration: "none",
        }}
      >
        {text}
      </a>
    </Row>
  </table>
);

export const HelpLine = ({ before, href, after }: LinkedSentence) => (
  <p style={{ margin: 0 }}>
    {before}
    <EmailAnchor href={href}>{href.replace(/^https?:\/\//, "")}</EmailAnchor>
    {after}
  </p>
);

export const FootLink = ({ text, href }: EmailLink) => (
  <p style={{ margin: "8px 0 0" }}>
    <EmailAnchor href={href}>{text}</EmailAnchor>
  </p>
);
