import { THEME_CHOSEN, THEME_KEY } from '@/kit/shared/theme-choice';

/**
 * Runs in the head, before anything is painted: `data-theme` on the root is what the visitor chose in the footer
 * (src/kit/ui/page-shell/theme-switch.tsx), and the page's style sheet follows it (src/kit/shared/palette/palette-css.ts). Of
 * the two `theme-color` elements, the one of the chosen theme counts. A page that comes back from the browser's memory
 * reads the choice again.
 */
const SET_THEME = `(function(root,key){
function kept(){try{return localStorage.getItem(key)}catch(error){}}
function set(theme){
if(theme!=="day"&&theme!=="evening")theme="device";
root.dataset.theme=theme;
document.querySelectorAll('meta[name="theme-color"]').forEach(function(meta){
var own=meta.dataset.media=meta.dataset.media||meta.media;
meta.media=theme==="device"?own:/dark/.test(own)===(theme==="evening")?"all":"not all"})}
set(kept());
addEventListener("${THEME_CHOSEN}",function(event){set(event.detail)});
addEventListener("storage",function(){set(kept())});
addEventListener("pageshow",function(event){if(event.persisted)set(kept())})})`.replaceAll('\n', '');

export const CHOSEN_THEME = `<script>${SET_THEME}(document.documentElement,"${THEME_KEY}")</script>`;
