import type { JsonSchema } from '@valibot/to-json-schema'

import type { OpenApiDocument, Operation } from './openapi.ts'

/** A parameter or body field that a caller may send. */
export interface Input {
  readonly name: string
  readonly place: string
  readonly type: string
  readonly needed: boolean
}

/** A possible response to a call. */
export interface Ending {
  readonly status: string
  readonly meaning: string
  readonly type: string
}

type Schema = JsonSchema | boolean | undefined

/** Returns a call's inputs: parameters, then the fields of the body. */
export function inputsOf(operation: Operation, document: OpenApiDocument): Input[] {
  const parameters = operation.parameters.map((parameter) => {
    const {
      name,
      in: place,
      required,
      schema,
    } = '$ref' in parameter ? named(document.components.parameters, parameter.$ref) : parameter
    return { name, place, type: typeOf(schema), needed: required }
  })
  return [...parameters, ...bodyFields(operation, document)]
}

function bodyFields({ requestBody }: Operation, document: OpenApiDocument): Input[] {
  const media = Object.values(requestBody?.content ?? {})[0]
  if (media === undefined) return []
  const { $ref } = media.schema
  const schema: JsonSchema = $ref === undefined ? media.schema : named(document.components.schemas, $ref)
  if (schema.properties === undefined)
    return [{ name: '', place: 'body', type: typeOf(schema), needed: requestBody?.required === true }]
  const required = new Set(schema.required)
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    place: 'body',
    type: typeOf(property),
    needed: required.has(name),
  }))
}

/** Returns a call's possible responses by status, success first. */
export function endingsOf(operation: Operation, document: OpenApiDocument): Ending[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status !== 'default')
    .map(([status, response]) => {
      const answer = '$ref' in response ? named(document.components.responses, response.$ref) : response
      return { status, meaning: answer.description, type: typeOf(Object.values(answer.content)[0]?.schema) }
    })
}

/** Returns a schema in short form: `number`, `FilterOption[]`, `eu | uk`. */
export function typeOf(schema: Schema): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any'
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts !== undefined) return parts.map(typeOf).join(' | ')
  if (schema.type === 'array') return `${typeOf(Array.isArray(schema.items) ? undefined : schema.items)}[]`
  if (schema.type === 'object' && schema.properties !== undefined)
    return `{ ${Object.keys(schema.properties).join(', ')} }`
  const type = [schema.type ?? 'any'].flat().join(' | ')
  return schema.pattern === undefined ? type : `${type} ${schema.pattern}`
}

/** Resolves a `$ref` into the document's components. */
function named<Type>(components: Readonly<Record<string, Type>>, reference: string): Type {
  const found = components[reference.split('/').at(-1) ?? '']
  if (found === undefined) throw new Error(`The API document has no ${reference}`)
  return found
}
