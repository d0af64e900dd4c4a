/** A script of the framework as React writes it: it waits for nothing, so it may come later. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""(?: id="_R_")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs in the page, with the addresses of its scripts. They are loaded once the page has been painted: until then,
 * letters and pictures have the line and the thread to themselves. A page that nobody sees is not painted: its scripts
 * come at once, and those of a browser that tells nothing of its paints after `load`. `data-scripts` on the root says
 * how far they are.
 *
 * React looks for the links of the stylesheets that it knows. They are written here, where no browser loads them in
 * advance, and disabled, since the page has their text.
 */
const LOADER = `(function(root,addresses){
var left=addresses.length,began=false;
root.dataset.scripts="waiting";
function end(){if(--left===0)root.dataset.scripts="loaded"}
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

/** @returns the page, with the scripts of the framework loaded after its first paint */
export function loadScriptsLate(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const loader = `<script>${LOADER}(document.documentElement,${JSON.stringify(addresses)})</script>`;
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => `${loader}</head>`);
}
