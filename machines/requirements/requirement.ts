/** The rules of one area, by id, each in one sentence. */
export type Requirements<Area extends string> = Readonly<Record<`${Area}.${string}`, string>>
