import type { Hex } from './svg.ts'

/** Glass as light falls through it. */
export type Glass = 'amber' | 'forest' | 'cobalt' | 'violet' | 'clear'

/** Colours that go together on a pack: paper and ink of the label, one accent a product line, plastic, glass and cap. */
export interface Scheme {
  readonly paper: Hex
  readonly ink: Hex
  readonly accents: readonly [Hex, ...Hex[]]
  readonly plastic: Hex
  readonly glass: Glass
  readonly cap: Hex
}

/** Put together by hand. Ink on paper stands out by at least 7:1 (tested). */
export const SCHEMES = {
  meadow: {
    paper: '#ece6d3',
    ink: '#26352a',
    accents: ['#5e7f4a', '#b5823a', '#7a8c8f', '#a65a3f'],
    plastic: '#f4f1e8',
    glass: 'amber',
    cap: '#56764a',
  },
  fjord: {
    paper: '#f5f6f4',
    ink: '#12304a',
    accents: ['#3f7fa6', '#7fa9a3', '#c98f4e', '#5d6fa3'],
    plastic: '#eef1f2',
    glass: 'cobalt',
    cap: '#1d3c56',
  },
  terracotta: {
    paper: '#f7eadd',
    ink: '#54251a',
    accents: ['#c8643b', '#d99a4e', '#8c6a4f', '#a33f32'],
    plastic: '#f6ede3',
    glass: 'amber',
    cap: '#b4552f',
  },
  night: {
    paper: '#1f262b',
    ink: '#f2eee6',
    accents: ['#c9a45c', '#a9bdb6', '#d0805c', '#93a3c4'],
    plastic: '#23292d',
    glass: 'violet',
    cap: '#b08c45',
  },
  mint: {
    paper: '#dcebe0',
    ink: '#17402f',
    accents: ['#2e7d5b', '#d9925b', '#4a8fa0', '#8a6fa8'],
    plastic: '#f2f6f1',
    glass: 'forest',
    cap: '#256b4d',
  },
  rose: {
    paper: '#f5e5e6',
    ink: '#57203d',
    accents: ['#a8476f', '#d08a7c', '#7d6a9c', '#b98a4a'],
    plastic: '#f8efee',
    glass: 'amber',
    cap: '#c98c98',
  },
  chalk: {
    paper: '#fbfaf6',
    ink: '#1c1d1c',
    accents: ['#d8432f', '#2b5fb3', '#e0a526', '#2f8a62'],
    plastic: '#f7f6f3',
    glass: 'clear',
    cap: '#1f2121',
  },
  saffron: {
    paper: '#f4c75a',
    ink: '#3a2407',
    accents: ['#7c3f12', '#b5381f', '#4b5a24', '#2f4858'],
    plastic: '#fbf3e0',
    glass: 'amber',
    cap: '#33240f',
  },
  slate: {
    paper: '#dfe3e4',
    ink: '#23303a',
    accents: ['#4e6a7c', '#9b6b56', '#6f8460', '#8c7aa0'],
    plastic: '#e9ecec',
    glass: 'cobalt',
    cap: '#3a4a55',
  },
  plum: {
    paper: '#3b2240',
    ink: '#f6e9ea',
    accents: ['#e0a48c', '#c9b7dd', '#dfc06e', '#a8c5ae'],
    plastic: '#432a49',
    glass: 'violet',
    cap: '#d9b48f',
  },
  oat: {
    paper: '#efe3cf',
    ink: '#3f2c1c',
    accents: ['#9b6b3a', '#6c7650', '#b98d5a', '#7d4f43'],
    plastic: '#f1e9db',
    glass: 'amber',
    cap: '#c9a878',
  },
  lagoon: {
    paper: '#cfe6e6',
    ink: '#0e3b44',
    accents: ['#16808a', '#f08a5d', '#3f5f8f', '#5fa37a'],
    plastic: '#f1f7f6',
    glass: 'cobalt',
    cap: '#0f5f69',
  },
  moss: {
    paper: '#2f4034',
    ink: '#f1eddc',
    accents: ['#d6b35b', '#a9c08a', '#dd9a72', '#b8c9c4'],
    plastic: '#344639',
    glass: 'forest',
    cap: '#c7a659',
  },
  blush: {
    paper: '#fbeee6',
    ink: '#4a2e2a',
    accents: ['#e08b76', '#9aa47c', '#c77f93', '#d9a75b'],
    plastic: '#fdf4ee',
    glass: 'clear',
    cap: '#e6a48f',
  },
  ink: {
    paper: '#f2f1ec',
    ink: '#141a33',
    accents: ['#2a3a8f', '#c2452d', '#5c7f76', '#8a7a3c'],
    plastic: '#f2f1ed',
    glass: 'cobalt',
    cap: '#1a2248',
  },
  sky: {
    paper: '#dbe9f4',
    ink: '#16324f',
    accents: ['#2f74b5', '#e2a33b', '#58a08c', '#d06a6a'],
    plastic: '#f4f8fb',
    glass: 'clear',
    cap: '#2f6fa8',
  },
  pine: {
    paper: '#e6ebe1',
    ink: '#1b3327',
    accents: ['#27583f', '#8a5a3a', '#5c7d8a', '#a98f3c'],
    plastic: '#254234',
    glass: 'forest',
    cap: '#1e3a2c',
  },
  clay: {
    paper: '#d9b79b',
    ink: '#39190e',
    accents: ['#8c3f22', '#4f5a44', '#5f3f52', '#84601f'],
    plastic: '#ead4c2',
    glass: 'amber',
    cap: '#7a3a22',
  },
  pearl: {
    paper: '#f4f1f3',
    ink: '#33293d',
    accents: ['#8470a8', '#5f97a8', '#c58fa6', '#9aa36b'],
    plastic: '#f6f3f6',
    glass: 'violet',
    cap: '#a896bf',
  },
  lemon: {
    paper: '#fbf3c4',
    ink: '#2f3a16',
    accents: ['#6d8a1e', '#e08a2c', '#3f8f7c', '#c9a80f'],
    plastic: '#fdfaea',
    glass: 'clear',
    cap: '#7f9a2b',
  },
  graphite: {
    paper: '#eceae6',
    ink: '#262626',
    accents: ['#3a3a3a', '#b0563c', '#5f7a6a', '#7d7f92'],
    plastic: '#2b2c2d',
    glass: 'amber',
    cap: '#1b1c1c',
  },
  coral: {
    paper: '#f68d75',
    ink: '#250805',
    accents: ['#3a0f0a', '#fbe3c8', '#20363f', '#ffd27a'],
    plastic: '#fdf1ea',
    glass: 'clear',
    cap: '#2e1512',
  },
  harbour: {
    paper: '#1c3a52',
    ink: '#f3efe4',
    accents: ['#e3b25c', '#8fc0c4', '#ea8f6d', '#c7d3b0'],
    plastic: '#204260',
    glass: 'cobalt',
    cap: '#e9e3d3',
  },
  heather: {
    paper: '#e5dcea',
    ink: '#35234a',
    accents: ['#75529a', '#a1667f', '#5d7d8c', '#87883f'],
    plastic: '#f3eef5',
    glass: 'violet',
    cap: '#5f4380',
  },
  linen: {
    paper: '#f3efe4',
    ink: '#2c3a2e',
    accents: ['#7c8f6a', '#b57a5b', '#6d8791', '#b39a52'],
    plastic: '#ebe6d9',
    glass: 'clear',
    cap: '#c3a27a',
  },
  berry: {
    paper: '#7a1f3d',
    ink: '#fbeee9',
    accents: ['#f2b48f', '#f5d9a0', '#e9a6b7', '#c7d6b4'],
    plastic: '#85284a',
    glass: 'amber',
    cap: '#e7c4a0',
  },
  frost: {
    paper: '#eef4f3',
    ink: '#1d3436',
    accents: ['#4f9a94', '#7a90b8', '#c58a73', '#8fa55c'],
    plastic: '#f7faf9',
    glass: 'clear',
    cap: '#dfe8e6',
  },
  cedar: {
    paper: '#f0e7da',
    ink: '#3a1f16',
    accents: ['#8a3b2a', '#3f5f52', '#c08a3e', '#5d5170'],
    plastic: '#4a2a20',
    glass: 'amber',
    cap: '#b98a5e',
  },
} as const satisfies Record<string, Scheme>

export type SchemeName = keyof typeof SCHEMES
