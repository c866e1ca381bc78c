import { DARK } from './colours.ts'

const { paper, surface, sunken, ink, soft, line, leaf, onLeaf } = DARK

/**
 * The rules that can't be written into elements. Programs that know no `prefers-color-scheme` show the light colours, or
 * turn them themselves.
 */
export const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
h1, p { margin: 0; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body, .paper { background: ${paper} !important; background-color: ${paper} !important; }
  .card > table, .card > table > tbody > tr > td { background: ${surface} !important; background-color: ${surface} !important; border-color: ${line} !important; }
  .ink div, .ink h1, .ink td, .ink a { color: ${ink} !important; }
  .soft div, .soft td, .soft a, td.soft { color: ${soft} !important; }
  .link a { color: ${leaf} !important; }
  .rule td { border-color: ${line} !important; }
  .shelf { background-color: ${sunken} !important; }
  .quote div { border-color: ${line} !important; color: ${ink} !important; }
  .press table td, .press table a { background: ${leaf} !important; background-color: ${leaf} !important; color: ${onLeaf} !important; }
}
`
