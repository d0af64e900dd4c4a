/**
 * As Payload's own code does it, which runs when the page is painted already. The cookie's name begins with a prefix
 * that pages do not know (payload.config.ts).
 */
const SET_THEME = `(function(root){
if(!document.cookie.split("; ").some(function(one){return one.endsWith("-theme=dark")||one.endsWith("-theme=light")}))
root.dataset.theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"
})(document.documentElement)`.replaceAll('\n', '');

/**
 * Before anything is painted: the system's theme, where nobody chose one. Only browsers with client hints tell the
 * server what it is.
 */
export const FirstTheme = ({ nonce }: { nonce: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SET_THEME }} />
);
