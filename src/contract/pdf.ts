import * as v from 'valibot'

/** The answer of a call that tells a document: bytes, which the browser keeps as they come (`src/actors/call-pdf.ts`). */
export const pdf = /* @__PURE__ */ v.custom<Uint8Array>(() => true)
