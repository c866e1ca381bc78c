/** The type that is each member of a union at once. */
export type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never
