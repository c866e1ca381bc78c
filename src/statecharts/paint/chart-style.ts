import type { Colours } from './colours.ts'

/** The style of every drawn chart. A function of its colours, since a downloaded drawing has no tokens. */
export function chartStyle(colour: Colours): string {
  return `
.vc-chart { font-family: Figtree, 'Figtree on Arial', 'Figtree on DejaVu', sans-serif; font-size: 13px; text-rendering: geometricPrecision; }
.vc-chart text { fill: ${colour.ink}; white-space: pre; font-variant-numeric: tabular-nums; }
.vc-ground { fill: ${colour.paper}; }
.vc-box { fill: ${colour.paper}; stroke: ${colour['line-control']}; stroke-width: 1; }
.vc-state.is-odd > .vc-box { fill: ${colour.sunken}; }
.vc-state.is-leaf > .vc-box { fill: ${colour.surface}; stroke: ${colour['ink-soft']}; }
.vc-state.is-region > .vc-box { stroke-dasharray: 6 4; }
.vc-inner, .vc-rule { fill: none; stroke: ${colour['ink-soft']}; }
.vc-rule { stroke: ${colour.line}; }
.vc-dot { fill: ${colour.ink}; }
.vc-line { fill: none; stroke: ${colour['ink-soft']}; stroke-width: 1.25; }
.vc-arrow { fill: ${colour['ink-soft']}; }
.vc-hit { fill: none; stroke: transparent; stroke-width: 12; }
.vc-chip { fill: ${colour.surface}; stroke: ${colour.line}; }
.vc-words.is-bare:not(.is-selected) > .vc-chip { fill: none; }
.is-bare:not(.is-never, .is-removed, .is-added, .is-changed, .is-fired, .is-refused, .is-selected) > .vc-chip { stroke: none; }
.vc-pill { fill: ${colour.surface}; stroke: ${colour['ink-soft']}; }
.vc-icon { fill: none; stroke: ${colour['ink-soft']}; stroke-width: 1.25; stroke-linecap: round; stroke-linejoin: round; }
.vc-words .vc-icon { stroke: ${colour.leaf}; }
.vc-icon[data-icon='failed'] { stroke: ${colour.berry}; }
.vc-chart .vc-soft { fill: ${colour['ink-soft']}; }
.vc-chart .vc-event { fill: ${colour.leaf}; }
.vc-chart .vc-guard { fill: ${colour.clay}; }
.vc-order { fill: ${colour['ink-soft']}; }
.vc-chart .vc-order-number { fill: ${colour.paper}; font-size: 10px; font-weight: 700; text-anchor: middle; }
.vc-badge { fill: ${colour['leaf-tint-strong']}; stroke: ${colour.leaf}; }
.vc-chart .vc-badge-text { fill: ${colour['leaf-strong']}; font-size: 11px; font-weight: 600; }
.vc-sign { fill: none; stroke: ${colour['leaf-strong']}; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }

.is-never .vc-badge, .is-removed .vc-badge { fill: ${colour['berry-tint']}; stroke: ${colour.berry}; }
.is-never .vc-sign, .is-removed .vc-sign { stroke: ${colour.berry}; }
.vc-chart .is-never .vc-badge-text, .vc-chart .is-removed .vc-badge-text { fill: ${colour.berry}; }
.is-partly .vc-badge, .is-refused .vc-badge, .is-changed .vc-badge { fill: ${colour.surface}; stroke: ${colour.clay}; }
.is-partly .vc-sign, .is-refused .vc-sign, .is-changed .vc-sign { stroke: ${colour.clay}; }
.vc-chart .is-partly .vc-badge-text { fill: ${colour.clay}; }
.is-covered .vc-line, .is-added .vc-line { stroke: ${colour.leaf}; stroke-width: 1.75; }
.is-covered .vc-arrow, .is-added .vc-arrow { fill: ${colour.leaf}; }
.is-never .vc-line, .is-removed .vc-line { stroke: ${colour.berry}; stroke-width: 1.75; stroke-dasharray: 5 4; }
.is-never .vc-arrow, .is-removed .vc-arrow { fill: ${colour.berry}; }
.is-never > .vc-chip, .is-removed > .vc-chip { stroke: ${colour.berry}; stroke-dasharray: 4 3; }
.is-never .vc-event, .is-removed .vc-event { fill: ${colour.berry}; }
.is-added > .vc-chip { stroke: ${colour.leaf}; }
.vc-state.is-added > .vc-box { stroke: ${colour.leaf}; stroke-width: 2; fill: ${colour['leaf-tint']}; }
.vc-state.is-removed > .vc-box { stroke: ${colour.berry}; stroke-width: 2; stroke-dasharray: 5 4; fill: ${colour['berry-tint']}; }
.is-changed .vc-line { stroke: ${colour.clay}; stroke-width: 1.75; }
.is-changed .vc-arrow { fill: ${colour.clay}; }
.is-changed > .vc-chip { stroke: ${colour.clay}; }
.vc-state.is-changed > .vc-box { stroke: ${colour.clay}; stroke-width: 2; }

.vc-state.is-active > .vc-box { stroke: ${colour.leaf}; stroke-width: 2; }
.vc-state.is-active.is-leaf > .vc-box { fill: ${colour['leaf-tint-strong']}; stroke-width: 2.5; }
.is-ignored > :not(.vc-chip, .vc-pill) { opacity: 0.5; }
.is-ignored > .vc-pill { stroke: ${colour['line-control']}; }
.is-refused > .vc-chip { stroke: ${colour.clay}; stroke-dasharray: 4 3; }
.is-fired .vc-line { stroke: ${colour.leaf}; stroke-width: 3; }
.is-fired .vc-arrow { fill: ${colour.leaf}; }
.is-fired > .vc-chip, .is-fired > .vc-pill { fill: ${colour['leaf-tint']}; stroke: ${colour.leaf}; stroke-width: 2; }
.is-running .vc-icon { stroke: ${colour.leaf}; stroke-width: 2; }
.vc-ring-ground { fill: none; stroke: ${colour.line}; stroke-width: 2.5; }
.vc-ring { fill: none; stroke: ${colour.leaf}; stroke-width: 2.5; stroke-dasharray: 1; }
.vc-pulse { fill: ${colour.leaf}; }

.is-selected > .vc-box, .is-selected > .vc-chip, .is-selected > .vc-pill { stroke: ${colour.leaf}; stroke-width: 2.5; }
.is-selected > .vc-box { filter: drop-shadow(0 0 5px ${colour.leaf}); }
.is-selected > .vc-chip { fill: ${colour['leaf-tint']}; }
.is-selected .vc-line { stroke: ${colour.leaf}; stroke-width: 3; }
.is-selected .vc-arrow { fill: ${colour.leaf}; }
.vc-selectable [data-item] { cursor: pointer; }
.vc-selectable [data-opens] text { fill: ${colour.leaf}; text-decoration: underline; text-underline-offset: 3px; }
.vc-selectable [data-opens]:hover text { text-decoration-thickness: 2px; }
.vc-selectable [data-item]:hover > .vc-box, .vc-selectable [data-item]:hover > .vc-chip { stroke: ${colour.leaf}; }

@media (prefers-reduced-motion: no-preference) {
  .vc-ring:not(.is-paused) { animation: vc-countdown linear forwards; }
  .vc-pulse { animation: vc-pulse 1.2s ease-in-out infinite alternate; }
}
@keyframes vc-countdown { from { stroke-dashoffset: 0; } to { stroke-dashoffset: 1; } }
@keyframes vc-pulse { from { opacity: 1; } to { opacity: 0.25; } }
`
}
