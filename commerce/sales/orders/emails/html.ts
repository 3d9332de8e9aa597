import type { ConfirmationParts } from "#commerce/sales/orders/emails/confirmation-parts.ts";
import { button, font, helpLine, label, safe, sheet, slate, table } from "#commerce/shared/email/frame.ts";

/** The confirmation as an HTML document in the frame of all our letters. */
export function confirmationHtml(parts: ConfirmationParts): string {
  const rows = `<tr><td style="padding:36px 32px 8px">
<p style="margin:0 0 8px;${label}">${safe(parts.kicker)}</p>
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(parts.number)}</h1>
<p style="margin:0 0 8px;${font};font-size:17px;line-height:1.5;font-weight:600">${safe(parts.thanks)}</p>
<p style="margin:0 0 24px;${font};font-size:16px;line-height:1.5">${safe(parts.intro)}</p>
${button(parts.button)}
</td></tr>
<tr><td style="padding:32px 32px 0">
<p style="margin:0 0 4px;${label}">${safe(parts.items)}</p>
<table ${table}>${parts.lines.map(line).join("")}</table>
<table ${table} style="margin-top:16px">${parts.sums.map(sum).join("")}</table>
</td></tr>
<tr><td style="padding:32px 32px 36px"><table ${table}>${parts.blocks.map(block).join("")}</table></td></tr>`;
  const right = parts.right ? `${helpLine(parts.right)}<br>\n` : "";
  return sheet(parts, rows, `<p style="margin:0 0 8px">${safe(parts.returns)}</p>\n${right}${helpLine(parts.help)}`);
}

function line({ name, more, total, picture }: ConfirmationParts["lines"][number]): string {
  const cell = "padding:14px 0;border-bottom:1px solid #d9dee3;vertical-align:top";
  const image = picture
    ? `<td width="76" style="${cell}"><img src="${safe(picture)}" width="60" height="80" alt="" style="display:block;background:#f2f4f6"></td>`
    : "";
  const notes = more.map((text) => `<br><span style="font-size:14px;${slate}">${safe(text)}</span>`).join("");
  return `<tr>${image}<td style="${cell};${font};font-size:16px;line-height:1.45"><strong>${safe(name)}</strong>${notes}</td><td align="right" style="${cell};${font};font-size:16px;white-space:nowrap">${safe(total)}</td></tr>`;
}

function sum({ label: name, amount, kind }: ConfirmationParts["sums"][number]): string {
  const style =
    kind === "total"
      ? "padding:12px 0 6px;border-top:1px solid #0e1216;font-size:20px;font-weight:700"
      : `padding:4px 0;font-size:${kind === "within" ? `14px;${slate}` : "16px"}`;
  return `<tr><td style="${font};${style}">${safe(name)}</td><td align="right" style="${font};${style};white-space:nowrap">${safe(amount)}</td></tr>`;
}

const block = ({ heading, lines }: ConfirmationParts["blocks"][number]): string =>
  `<tr><td style="padding:12px 0;border-top:1px solid #d9dee3;${font};font-size:15px;line-height:1.5"><span style="${label}">${safe(heading)}</span><br>${lines.map(safe).join("<br>")}</td></tr>`;
