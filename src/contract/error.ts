import * as v from 'valibot'

/** The body of every error answer, its message in the language of `language_code` (error.answers-share-one-shape). */
export const errorBody = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
})

export type ErrorBody = v.InferOutput<typeof errorBody>
