/** What word processors put on the clipboard, shortened, and what the editor is given of it. */
type Pasted = [name: string, copied: string, clean: string];

const RUN = (words: string) =>
  `<span class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span>`;
const ONLINE_P = (inner: string, more = '') =>
  `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" paraid="1" ${more}>${inner}</p></div>`;
const ONLINE_ITEM = (level: number, words: string, list = 'ul') =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list} class="BulletListStyle1" role="list"><li class="OutlineElement Ltr" data-leveltext="o" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph SCXW1">${RUN(words)}<span class="EOP SCXW1">&nbsp;</span></p></li></${list}></div>`;

export const WORD_ONLINE = [
  ONLINE_P(RUN('Late dues'), 'role="heading" aria-level="1"'),
  ONLINE_P(
    `<span class="TextRun" style="font-weight: bold;"><span class="NormalTextRun">Ask</span></span>${RUN(' at once')}`,
  ),
  ONLINE_P(RUN('Lists'), 'role="heading" aria-level="2"'),
  ONLINE_ITEM(1, 'Name the sum'),
  ONLINE_ITEM(2, 'In the subject'),
  ONLINE_ITEM(1, 'Say when'),
  ONLINE_P(RUN('Done')),
].join('');

const FOOTNOTE = (href: string, back: string) =>
  `<p class=MsoNormal>Text<a style="mso-footnote-id:ftn1" href="${href}" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a> goes on</p><div style="mso-element:footnote-list"><br clear=all><hr align=left size=1 width="33%"><div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a href="${back}">[1]</a> The note</p></div></div>`;
const NOTED = '<p>Text[1] goes on</p><div><div><p>[1] The note</p></div></div>';

export const PASTED_ROWS: Pasted[] = [
  [
    'Word online: headings by role, items as lists of their own',
    WORD_ONLINE,
    '<div><h2>Late dues</h2></div><div><p><strong>Ask</strong> at once</p></div><div><h3>Lists</h3></div><ul><li>Name the sum<ul><li>In the subject</li></ul></li><li>Say when</li></ul><div><p>Done</p></div>',
  ],
  [
    'Word online: a heading by the name of its style',
    ONLINE_P('<span class="NormalTextRun" data-ccp-parastyle="heading 2">Sub part</span>'),
    '<div><h2>Sub part</h2></div>',
  ],
  [
    'Word online: numbers with bullets inside',
    [
      ONLINE_ITEM(1, 'One', 'ol'),
      ONLINE_ITEM(2, 'a'),
      ONLINE_ITEM(3, 'deep'),
      ONLINE_ITEM(1, 'Two', 'ol'),
    ].join(''),
    '<ol><li>One<ul><li>a<ul><li>deep</li></ul></li></ul></li><li>Two</li></ol>',
  ],
  [
    'Word online: a tracked change',
    '<p class="Paragraph"><span class="TextRun">Price is </span><span class="TrackedChange TrackChangeTextDeletion">100</span><span class="TrackedChange TrackChangeTextInsertion">120</span><span class="TextRun"> euro</span></p>',
    '<p>Price is 120 euro</p>',
  ],
  [
    'Word: a tracked change',
    '<p class=MsoNormal>Price is <del cite="mailto:Ada" datetime="2026-01-01T10:00"><s>100</s></del><ins cite="mailto:Ada"><u>120</u></ins> euro</p>',
    '<p>Price is 120 euro</p>',
  ],
  ['Word: a footnote', FOOTNOTE('#_ftn1', '#_ftnref1'), NOTED],
  ['Outlook: a footnote', FOOTNOTE('file:///C:/a.docx#_ftn1', 'file:///C:/a.docx#_ftnref1'), NOTED],
  [
    'Word: comments and hidden text',
    '<p class=MsoNormal>Text<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AL1]</a></span> on<span style="display:none;mso-hide:all">secret</span></p><div style="mso-element:comment-list"><div style="mso-element:comment"><p class=MsoCommentText>Why?</p></div></div>',
    '<p>Text on</p>',
  ],
  [
    'Word: a title and a paragraph with an outline level',
    '<p class=MsoTitle>Rules</p><p class=MsoNormal style="mso-outline-level:2">Fees</p><p class=MsoNormal>Ten.</p>',
    '<h2>Rules</h2><h3>Fees</h3><p>Ten.</p>',
  ],
  [
    'Google Docs: a suggestion, inner lists beside their items, two paragraphs in one',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>Price is </span><span style="text-decoration:line-through">100</span><span style="text-decoration:underline">120</span> euro</p><ul><li aria-level="1"><p>One</p></li><ul><li aria-level="2"><p>In</p></li></ul><li aria-level="1"><p>Two</p><p>more</p></li></ul></b>',
    '<p>Price is 120 euro</p><ul><li>One<ul><li>In</li></ul></li><li>Two<br>more</li></ul>',
  ],
  [
    'Google Docs: a footnote and a comment',
    '<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> on<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Note</p></div><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Why?</span></p></div>',
    '<p>Text[1] on</p><div><p>[1] Note</p></div>',
  ],
  [
    'LibreOffice: a footnote and a nested list',
    '<h1 class="western">Rules</h1><p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol><li><p>a</p><ol><li><p>b</p></li></ol></li></ol>',
    '<h2>Rules</h2><p>Text1</p><ol><li>a<ol><li>b</li></ol></li></ol>',
  ],
  [
    'a web page: links that may be followed, and one that may not',
    '<p><a href="https://a.example/x">a</a>, <a href="javascript:alert(1)">b</a>, <a href="tel:112">c</a></p>',
    '<p><a href="https://a.example/x">a</a>, b, <a href="tel:112">c</a></p>',
  ],
];
