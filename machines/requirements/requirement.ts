/** A rule of the product in one sentence. `built`: the shop keeps it today. */
export interface Requirement {
  readonly rule: string
  readonly built: boolean
}

/** The rules of one area, by id. */
export type Requirements<Area extends string> = Readonly<Record<`${Area}.${string}`, Requirement>>
