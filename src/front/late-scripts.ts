import type { Edit, PageTags, Tag } from './page-tags';

const BUILT = '/_next/static/';

const isFrameworks = ({ name, attributes }: Tag) =>
  name === 'script' && attributes.src?.startsWith(BUILT) && attributes.nomodule === undefined;
const isPreload = ({ name, attributes }: Tag) =>
  name === 'link' &&
  attributes.rel === 'preload' &&
  attributes.as === 'script' &&
  attributes.href?.startsWith(BUILT);

/**
 * The attributes that the loader can reproduce. With any other it would be a different script: a module, or one with
 * an integrity check.
 */
const KNOWN = ['src', 'async', 'id'];
/** Nothing depends on its timing, so it may run later. */
const mayComeLater = ({ attributes }: Tag) =>
  attributes.async !== undefined && Object.keys(attributes).every((name) => KNOWN.includes(name));

/**
 * Runs in the page, with the addresses of its scripts. They load after the first paint: until then, text and pictures
 * have the connection and the main thread to themselves. A hidden page is never painted, so its scripts load
 * immediately; in a browser that reports no paints they load after `load`. `data-scripts` on the root shows how far
 * they are.
 *
 * A button that only scripts can answer, pressed before React has hydrated the page, is pressed again afterwards
 * (src/kit/ui/page-shell/early-press.tsx says when). Forms and links need no help: they work without scripts.
 *
 * React looks for the stylesheet links that it knows. They are written here, where no browser preloads them, and
 * disabled, because the page contains their text.
 */
const LOADER = `(function(root,addresses){
var left=addresses.length,began=false,pressed;
root.dataset.scripts="waiting";
function end(){if(--left===0)root.dataset.scripts="loaded"}
function press(event){pressed=event.target.closest("button[type=button]")||pressed}
addEventListener("click",press,true);
addEventListener("hydrated",function(){removeEventListener("click",press,true);if(pressed)pressed.click()},{once:true});
function link(style){
var sheet=document.createElement("link");
sheet.rel="stylesheet";sheet.disabled=true;sheet.setAttribute("disabled","");sheet.dataset.precedence="next";
sheet.href=style.dataset.sheet;style.after(sheet)}
function add(address){
var script=document.createElement("script");
script.async=true;script.src=address;script.onload=script.onerror=end;
document.head.appendChild(script)}
function begin(){if(!began){began=true;document.querySelectorAll("style[data-sheet]").forEach(link);addresses.forEach(add)}}
if(document.hidden||!window.PerformanceObserver)return begin();
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();begin()}
}).observe({type:"paint",buffered:true});
addEventListener("load",function(){setTimeout(begin,500)})})`.replaceAll('\n', '');

/**
 * Makes the framework's scripts load after the first paint.
 * @returns null for a page whose scripts are not recognized: it must stay as it is
 */
export function loadScriptsLate({ tags, headEnd }: PageTags): Edit[] | null {
  const scripts = tags.filter(isFrameworks);
  if (scripts.length === 0) return [];
  if (headEnd === undefined || !scripts.every(mayComeLater)) return null;
  const addresses = JSON.stringify(scripts.map(({ attributes }) => attributes.src)).replaceAll(
    '<',
    '\\u003c',
  );
  const loader = `<script>${LOADER}(document.documentElement,${addresses})</script>`;
  const taken = [...scripts, ...tags.filter(isPreload)];
  return [
    ...taken.map(({ start, end }) => ({ start, end, text: '' })),
    { start: headEnd, end: headEnd, text: loader },
  ];
}
