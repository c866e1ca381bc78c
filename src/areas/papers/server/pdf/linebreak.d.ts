declare module 'linebreak' {
  /** Gives the places where a line may end (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number } | null
  }
}
