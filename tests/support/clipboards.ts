/** What Word 365 and Google Docs put on the clipboard, shortened to one of each part. */

const WORD_ITEM = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const WORD_CELL = (words: string) =>
  `<td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0in 5.4pt 0in 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0in;line-height:normal'>${words}<o:p></o:p></p></td>`;

export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='margin-top:12pt'><a name="_Toc1"></a><span style='mso-fareast-font-family:"Times New Roman"'>Late dues<o:p></o:p></span></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal style='text-align:justify'><span style='font-family:"Arial",sans-serif;color:#C00000'>Every treasurer
knows <b style='mso-bidi-font-weight:normal'>the late ones</b> and <i>why</i>. <u>Read</u> <a
href="https://dues.example/rules"><span style='color:#0563C1'>the rules</span></a> on the 1<sup>st</sup>.<o:p></o:p></span></p>
<h2><span style='color:#2F5496'>Lists</span><o:p></o:p></h2>
${WORD_ITEM(1, '·', 'Name the sum')}
${WORD_ITEM(2, 'o', 'In the <b>subject</b>')}
${WORD_ITEM(1, '·', 'Say when')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${WORD_ITEM(1, '1.', 'Write')}
${WORD_ITEM(1, '2.', 'Send')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'>${WORD_CELL('<b>Paid</b>')}${WORD_CELL('<b>Late</b>')}</tr>
 <tr style='mso-yfti-irow:1'>${WORD_CELL('74')}${WORD_CELL('10')}</tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment-->
</body></html>`;

const SPAN = (words: string, more = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${more};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`;
const DOCS_P = (inner: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
const DOCS_ITEM = (level: number, inner: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${inner}</p></li>`;
const DOCS_CELL = (inner: string) =>
  `<td style="border-left:solid #000000 1pt;background-color:#fff2cc;vertical-align:top;padding:5pt">${DOCS_P(inner)}</td>`;

export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-0000-1111-222233334444">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400">Late dues</span></h1><br />
${DOCS_P(`${SPAN('Every treasurer knows ')}${SPAN('the late ones', 'font-weight:700;font-style:normal')}${SPAN(' and ')}${SPAN('why', 'font-weight:400;font-style:italic')}${SPAN('. Read ')}<a href="https://dues.example/rules" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none">the rules</span></a>${SPAN(' on the 1st.')}`)}<br />
<h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;color:#434343;font-weight:400">Lists</span></h2>
<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${DOCS_ITEM(1, SPAN('Name the sum'))}<ul style="margin-top:0">${DOCS_ITEM(2, `${SPAN('In the ')}${SPAN('subject', 'font-weight:700;font-style:normal')}`)}</ul>${DOCS_ITEM(1, SPAN('Say when'))}</ul>
<ol style="margin-top:0">${DOCS_ITEM(1, SPAN('Write'))}${DOCS_ITEM(1, SPAN('Send'))}</ol><br />
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody>
<tr style="height:0pt">${DOCS_CELL(SPAN('Paid', 'font-weight:700;font-style:normal'))}${DOCS_CELL(SPAN('Late', 'font-weight:700;font-style:normal'))}</tr>
<tr style="height:0pt">${DOCS_CELL(SPAN('74'))}${DOCS_CELL(SPAN('10'))}</tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

type Node = { type: string; text?: string; format?: number | string; tag?: string; children?: Node[] };
type Stored = Node & { fields?: { url?: string }; listType?: string };

const formats = (format: number) =>
  [format & 1 ? 'b' : '', format & 2 ? 'i' : '', format & ~3 ? '?' : ''].join('');

/** A stored text in short: one line for each block, `*b:words*` for formatted words. */
export function inShort(node: Stored): string {
  const inner = () => (node.children ?? []).map((child) => inShort(child)).join('');
  switch (node.type) {
    case 'text':
      return node.format ? `*${formats(Number(node.format))}:${node.text}*` : (node.text ?? '');
    case 'link':
    case 'autolink':
      return `[${inner()}](${node.fields?.url})`;
    case 'root':
      return (node.children ?? []).map((child) => inShort(child)).join('\n');
    case 'heading':
      return `${node.tag}: ${inner()}`;
    case 'paragraph':
      return `p${node.format || ''}: ${inner()}`;
    case 'list':
      return `${node.tag}(${(node.children ?? []).map((child) => inShort(child)).join(' | ')})`;
    case 'table':
      return `table(${(node.children ?? []).map((child) => inShort(child)).join(' / ')})`;
    case 'tablerow':
      return (node.children ?? []).map((child) => inShort(child)).join(' | ');
    default:
      return inner() || node.type;
  }
}
