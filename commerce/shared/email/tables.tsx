import { type CSSProperties, Fragment } from "react";
import { EmailAnchor, font, labelStyle, Row, slate, Table } from "./frame.tsx";
import type { EmailLink } from "./plain-text.ts";

export type LineItem = {
  name: string;
  /** Details that tell it from other items, one per line. */
  more: readonly string[];
  total?: string;
  /** Null gives an empty cell, so that the names stay aligned. Absent gives no cell. */
  picture?: string | null;
};

export function LineItems({ lines }: { lines: readonly LineItem[] }) {
  const cell: CSSProperties = { padding: "14px 0", borderBottom: "1px solid #d9dee3", verticalAlign: "top" };
  const text = { ...cell, ...font, fontSize: 16 };
  const picture = { display: "block", background: "#f2f4f6" };
  return (
    <Table>
      {lines.map((line) => (
        <tr key={`${line.name} ${line.more}`}>
          {line.picture !== undefined && (
            <td width="76" style={cell}>
              {line.picture && <img src={line.picture} width="60" height="80" alt="" style={picture} />}
            </td>
          )}
          <td style={{ ...text, lineHeight: 1.45 }}>
            <LineName {...line} />
          </td>
          {line.total !== undefined && (
            <td align="right" style={{ ...text, whiteSpace: "nowrap" }}>
              {line.total}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

export const LineName = ({ name, more }: Pick<LineItem, "name" | "more">) => (
  <>
    <strong>{name}</strong>
    {more.map((text) => (
      <Fragment key={text}>
        <br />
        <span style={{ fontSize: 14, ...slate }}>{text}</span>
      </Fragment>
    ))}
  </>
);

export type Sum = { label: string; amount: string; kind: "plain" | "total" | "within" };

export const TotalsTable = ({ sums }: { sums: readonly Sum[] }) => (
  <Table style={{ marginTop: 16 }}>
    {sums.map(({ label, amount, kind }) => {
      const style = { ...font, ...sumStyles[kind] };
      return (
        <tr key={`${label} ${amount}`}>
          <td style={style}>{label}</td>
          <td align="right" style={{ ...style, whiteSpace: "nowrap" }}>
            {amount}
          </td>
        </tr>
      );
    })}
  </Table>
);

const sumStyles = {
  plain: { padding: "4px 0", fontSize: 16 },
  total: { padding: "12px 0 6px", borderTop: "1px solid #0e1216", fontSize: 20, fontWeight: 700 },
  within: { padding: "4px 0", fontSize: 14, ...slate },
};

/** A heading and the lines below it. A link, if any, is the last line. */
export type Detail = { heading: string; lines: string[]; link?: EmailLink };

export const DetailRow = ({ detail: { heading, lines, link }, style }: { detail: Detail; style: CSSProperties }) => (
  <Row style={{ padding: "12px 0", borderTop: "1px solid #d9dee3", ...font, ...style }}>
    <span style={labelStyle}>{heading}</span>
    {lines.map((line) => (
      <Fragment key={line}>
        <br />
        {line}
      </Fragment>
    ))}
    {link && (
      <>
        <br />
        <EmailAnchor href={link.href} style={{ wordBreak: "break-word" }}>
          {link.text}
        </EmailAnchor>
      </>
    )}
  </Row>
);
