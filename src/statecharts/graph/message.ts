/** One chart tells another something. */
export interface Message {
  readonly from: string
  readonly to: string
  /** `starts`: it invokes the other. `fact`: it emits this, and the root hears it. `told`: it sends this. */
  readonly kind: 'starts' | 'fact' | 'told'
  /** The type of the event; the id of the invoke where it starts the other. */
  readonly event: string
}
