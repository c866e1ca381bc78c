/** A chart as it is drawn: boxes, lines and words with their places, in pixels from the top left. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Not laid out with all of its rules, which failed: still whole, but less tidy. */
  readonly isSimplified: boolean
  readonly boxes: readonly Box[]
  readonly edges: readonly Edge[]
}

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A state; outer ones stand before those within them. */
export interface Box extends Rectangle {
  readonly state: string
  /** A state right below a parallel one. */
  readonly isRegion: boolean
  readonly rows: readonly Row[]
}

/** Words in a box. */
export interface Row extends Rectangle {
  readonly kind: 'name' | 'description' | 'tags' | 'entry' | 'exit' | 'invoke' | 'transition'
  /** Its lines are parted by line breaks, each LINE_HEIGHT high. */
  readonly text: string
  /** The key of the transition that a row is: one that stays in its state, or enters it again. */
  readonly transition?: string
}

/** All transitions from one state to another, which share a line. */
export interface Edge {
  readonly id: string
  readonly source: string
  readonly targets: readonly string[]
  /** The corners of each piece of the line; the last one ends at an arrow. */
  readonly pieces: readonly (readonly { readonly x: number; readonly y: number }[])[]
  readonly labels: readonly Label[]
  /** A transition to a state within its own begins inside, at a pill that holds its words. */
  readonly pill?: Rectangle
  /** Leads from the dot of the state that its source begins in, and has no words. */
  readonly isInitial?: boolean
}

/** The words of one transition on a line. */
export interface Label extends Rectangle {
  readonly transition: string
  /** Its lines are parted by line breaks, each LINE_HEIGHT high. */
  readonly text: string
}
