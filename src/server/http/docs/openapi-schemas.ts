import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema, OverrideActionContext } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

import { SERVER_AREAS } from '../../areas.ts'
import { errorBody } from '#contract/error.ts'
import { message, titled } from '#contract/wire.ts'

/** The entities that stand in the document once, under these names: those of the areas, and what all share. */
export const entities: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<GenericSchema>(
    Object.assign(
      { ErrorBody: errorBody, Message: message, Titled: titled },
      ...SERVER_AREAS.map((area) => ('entities' in area ? area.entities : {})),
    ),
  ).toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

/** A file's bytes in a JSON Schema (OpenAPI 3.1, "Considerations for File Uploads"). */
const BINARY: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

/**
 * A text that several patterns bind has the later ones in `allOf`, and JSON Schema reads every pattern as
 * JavaScript does with the flag `u`. The converter refuses both.
 */
function writePattern({ valibotAction, jsonSchema, errors }: OverrideActionContext): JsonSchema | undefined {
  const pattern: unknown = 'requirement' in valibotAction ? valibotAction.requirement : undefined
  if (errors === undefined || !(pattern instanceof RegExp) || !['', 'u'].includes(pattern.flags)) return undefined
  if (jsonSchema.pattern === pattern.source) return jsonSchema
  return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: pattern.source }] }
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What travels is what a schema takes in, on both ways: text in addresses, plain JSON in answers.
  typeMode: 'input',
  // Rules over several fields and over bytes have no word in JSON Schema; the contract holds them.
  ignoreActions: ['check', 'raw_check', 'partial_check', 'trim', 'mime_type', 'max_size'],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'file' ? BINARY : undefined),
  overrideAction: writePattern,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

export interface JsonSchemas {
  /** The entities by name. */
  readonly entities: Readonly<Record<string, JsonSchema>>
  /** The JSON Schema of a given schema; an entity is a reference to itself. */
  readonly of: (schema: GenericSchema) => JsonSchema
}

const NAMES: ReadonlyMap<GenericSchema, string> = new Map(
  Object.entries(entities).map(([name, schema]) => [schema, name]),
)

/**
 * Schemas as JSON Schemas that refer to the entities. Throws for one that JSON Schema cannot say.
 * All at once, because each conversion begins with every entity anew.
 */
export function jsonSchemas(schemas: Iterable<GenericSchema>): JsonSchemas {
  const keys = new Map(
    [...new Set(schemas)].filter((schema) => !NAMES.has(schema)).map((schema, index) => [schema, `inline-${index}`]),
  )
  const converted: Record<string, JsonSchema> = toJsonSchemaDefs(
    { ...Object.fromEntries([...keys].map(([schema, key]) => [key, schema])), ...entities },
    config,
  )
  return {
    entities: Object.fromEntries([...NAMES.values()].map((name) => [name, converted[name] ?? {}])),
    of: (schema) => {
      const name = NAMES.get(schema)
      if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
      const inline = converted[keys.get(schema) ?? '']
      if (inline === undefined) throw new Error('The schema was not among those given')
      return inline
    },
  }
}

export function isBinary(schema: JsonSchema): boolean {
  return schema.contentMediaType === BINARY.contentMediaType
}
