/** The stylesheet of the pages before the sign-in: they load no other file than the picture. */
export const style = `
:root{color-scheme:light dark;--text:#1f2328;--muted:#59636e;--page:#fff;--card:#f6f8fa;--line:#d1d9e0;--accent:#0969da;--button:#1f883d;--press:#1c8139;--good:#1a7f37;--warn:#9a6700;--bad:#d1242f}
@media(prefers-color-scheme:dark){:root{--text:#f0f6fc;--muted:#9198a1;--page:#0d1117;--card:#151b23;--line:#3d444d;--accent:#4493f8;--button:#238636;--press:#29903b;--good:#3fb950;--warn:#d29922;--bad:#f85149}}
*{box-sizing:border-box;margin:0}
body{font:1rem/1.5 -apple-system,BlinkMacSystemFont,'Segoe UI','Noto Sans',Helvetica,Arial,sans-serif;color:var(--text);background:var(--page);overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
header,footer{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;max-width:64rem;min-height:4rem;padding:.5rem 1rem;margin-inline:auto}
header a,footer a{display:inline-flex;gap:.75rem;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none}
header a:hover,footer a:hover{text-decoration:underline}
header a:first-child{font-weight:600}
footer{margin-block-start:3rem;font-size:.875rem;color:var(--muted)}
main{max-width:64rem;padding:0 1rem;margin-inline:auto}
article{display:grid;gap:1.5rem}
.picture{display:block;width:100%;height:auto;aspect-ratio:1200/630;object-fit:cover;background:var(--card);border-radius:1rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.6vw,2.75rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h2{padding-block-end:.5rem;margin-block-end:1rem;font-size:1rem;font-weight:600;color:var(--muted);border-block-end:1px solid var(--line)}
dl{display:grid;gap:1rem;margin-block-start:1.5rem}
dl>div{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:0 1rem;align-items:center}
dt{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
dd{margin:0;font-weight:600}
.leaf{display:grid;place-content:center;width:3rem;height:3rem;overflow:hidden;font-size:1.125rem;font-weight:600;line-height:1.2;text-align:center;border:1px solid var(--line);border-radius:.5rem}
.leaf b{font-size:.6875rem;font-weight:600;color:var(--muted)}
.leaf svg{width:1.5rem;height:1.5rem;fill:none;stroke:var(--muted);stroke-width:1.75}
.card{padding:1.25rem;margin-block-start:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}
.state{font-size:1.125rem;font-weight:600}
.state::before{display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.625rem;content:'';background:var(--tone);border-radius:50%}
.good{--tone:var(--good)}.warn{--tone:var(--warn)}.bad{--tone:var(--bad)}.muted{--tone:var(--muted)}
.hint{color:var(--muted)}
.button{display:flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.5rem;margin-block:1rem .75rem;font-weight:600;color:#fff;text-align:center;text-decoration:none;background:var(--button);border:1px solid transparent;border-radius:.5rem}
.button:hover{background:var(--press)}
.account{font-size:.875rem;color:var(--muted)}
.about{margin-block-start:2rem}
.about div{white-space:pre-line}
.about :is(ul,ol){padding-inline-start:2em;margin-block:.5rem}
.plain{max-width:32rem;padding-block:10vh}
.plain p{margin-block:.75rem 0}
@media(min-width:48rem){header,footer,main{padding-inline:1.5rem}article{grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2.5rem;padding-block-start:1.5rem}.picture{aspect-ratio:1;border-radius:1.25rem}.aside{position:sticky;inset-block-start:1.5rem;align-self:start}}
@media print{header a:last-child,footer,.button,.account{display:none}}
`;
