/** A page of the shop. `File` are the names of files of texts, which follow from the pages themselves. */
export interface Page<File extends string = string> {
  /** Below the language. A segment in braces is a parameter. */
  readonly path: string
  /** The files of texts that it needs besides the frame's and, in an own area, those of that. Elsewhere those of the catalogue by default. */
  readonly texts?: readonly File[]
  /** The late charts that it needs, by their names. */
  readonly charts?: readonly string[]
  /**
   * `visitors`: of no use to anyone signed in. `people`: for anyone signed in, outside the areas too. Without it, a page in an
   * area is for the people of that area, and every other page is for everybody.
   */
  readonly entrance?: 'visitors' | 'people'
  /** Which of its charts is given the one-time token that its address may end with. */
  readonly token?: 'resetForm' | 'activation' | 'multipass' | 'mailChoices'
  /** Search engines are not to keep it. */
  readonly indexed?: false
  /**
   * Its entry in the side navigation (account.side-navigation): its place among the others, the last part of the key of its
   * text, `common:menu.…`, and 1 where it has a place in the bar of phones too (account.bar-on-phones).
   */
  readonly menu?: readonly [place: number, text: string, inBar?: 1]
  /**
   * `bare`: without the protocol builder, which would be in the way (builder.hidden-on-cart-and-wishlist,
   * builder.hidden-in-checkout). `quiet`: without menus and search too (checkout.quiet-frame).
   */
  readonly frame?: 'bare' | 'quiet'
}

/** An area, as far as the browser knows it from the start. */
export interface Area {
  /** Routes, screens, texts, charts, the gate, the menus, the sitemap and canonical addresses follow from them. */
  readonly pages: Readonly<Record<string, Page>>
}
