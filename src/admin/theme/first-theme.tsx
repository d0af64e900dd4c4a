import { themeCookie } from './theme-cookie';

/** As Payload's own code does it, which runs when the page is painted already. */
const SET_THEME = `(function(root,name){
var kept=document.cookie.split("; ");
if(!kept.includes(name+"=dark")&&!kept.includes(name+"=light"))
root.dataset.theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"})`.replaceAll('\n', '');

type Props = { nonce: string | undefined; cookiePrefix: string };

/**
 * Before anything is painted: the system's theme, where nobody chose one. Only browsers with client hints tell the
 * server what it is.
 */
export const FirstTheme = ({ nonce, cookiePrefix }: Props) => (
  <script
    nonce={nonce}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and a name from our own configuration
    dangerouslySetInnerHTML={{
      __html: `${SET_THEME}(document.documentElement,${JSON.stringify(themeCookie(cookiePrefix))})`,
    }}
  />
);
