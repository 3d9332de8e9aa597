import type { ConfirmationParts } from "./confirmation.ts";

/** Mail programs know tables and inline styles, and little else. */

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
const slate = "color:#5a6570";
const label = `${font};font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;${slate}`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/** The whole message as an HTML document of 600 px that folds on phones. */
export function confirmationHtml(parts: ConfirmationParts): string {
  const { language, subject, preview, button, help } = parts;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:0;background:#f2f4f6;color:#0e1216">
<div style="display:none;max-height:0;overflow:hidden">${safe(preview)}</div>
<table ${table} style="background:#f2f4f6"><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:600px;background:#ffffff">
<tr><td style="background:#0e1216;padding:22px 32px;${font};font-size:22px;font-weight:800;letter-spacing:.02em;color:#ffffff">${wordmark(parts.brand)}</td></tr>
<tr><td style="padding:36px 32px 8px">
<p style="margin:0 0 8px;${label}">${safe(parts.kicker)}</p>
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(parts.number)}</h1>
<p style="margin:0 0 8px;${font};font-size:17px;line-height:1.5;font-weight:600">${safe(parts.thanks)}</p>
<p style="margin:0 0 24px;${font};font-size:16px;line-height:1.5">${safe(parts.intro)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:#0e1216;border-radius:2px"><a href="${safe(button.href)}" style="display:inline-block;padding:14px 26px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${safe(button.text)}</a></td></tr></table>
</td></tr>
<tr><td style="padding:32px 32px 0">
<p style="margin:0 0 4px;${label}">${safe(parts.items)}</p>
<table ${table}>${parts.lines.map(line).join("")}</table>
<table ${table} style="margin-top:16px">${parts.sums.map(sum).join("")}</table>
</td></tr>
<tr><td style="padding:32px 32px 36px"><table ${table}>${parts.blocks.map(block).join("")}</table></td></tr>
<tr><td style="background:#f2f4f6;padding:24px 32px;${font};font-size:14px;line-height:1.5;${slate}">
<p style="margin:0 0 8px">${safe(parts.returns)}</p>
<p style="margin:0">${safe(help.before)}<a href="${safe(help.href)}" style="color:#1b4dff">${safe(help.href.replace(/^https?:\/\//, ""))}</a>${safe(help.after)}</p>
</td></tr>
</table></td></tr></table></body></html>`;
}

/** FIRN with its piste pole; any other brand as it is. */
const wordmark = (brand: string): string =>
  brand === "Firn" ? 'F<span style="color:#ff5a1f">I</span>RN' : safe(brand);

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
