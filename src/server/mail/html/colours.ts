/** The shop's colours as mail programs take them: written out, light and dark. */
export interface Colours {
  readonly paper: string
  readonly surface: string
  readonly sunken: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly leaf: string
  readonly onLeaf: string
}

export const LIGHT: Colours = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f2f0e8',
  ink: '#1b211d',
  soft: '#566058',
  line: '#e2dfd3',
  leaf: '#1f4d3a',
  onLeaf: '#ffffff',
}

export const DARK: Colours = {
  paper: '#121613',
  surface: '#1a1f1b',
  sunken: '#0d100e',
  ink: '#ecefea',
  soft: '#a4aea6',
  line: '#2c332d',
  leaf: '#7fc3a0',
  onLeaf: '#0d1f16',
}
