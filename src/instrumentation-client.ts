// Next runs this before any other module of a page. With its first object schema, Zod probes for `new Function`, which
// the site's Content Security Policy refuses and browsers report as a violation. This is the object that Zod's own
// `config` writes to: calling that would add 5 KB to every page, most of which need no Zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
