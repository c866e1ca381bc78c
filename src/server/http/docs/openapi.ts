import type { JsonSchema } from '@valibot/to-json-schema'

import { USER_TYPES } from '#contract/call.ts'
import type { Access, CallDefinition, Refusal } from '#contract/call.ts'
import { chapters } from '../calls.ts'
import { examples } from './examples.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { isBinary, jsonSchemas } from './openapi-schemas.ts'
import type { JsonSchemas } from './openapi-schemas.ts'

interface Reference {
  readonly $ref: string
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

interface MediaType {
  readonly schema: JsonSchema | Reference
  readonly example?: unknown
}

interface Answer {
  readonly description: string
  readonly content: Readonly<Record<string, MediaType>>
}

/** One call in the document. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> }
  readonly responses: Readonly<Record<string, Answer | Reference>>
}

/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: Readonly<
      Record<string, { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }>
    >
  }
}

/** Descriptions of refusals (error.status-meanings). */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  400: 'Bad input; `errors` says which field and why',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'In conflict with what is stored',
  413: 'Too large',
  415: 'Wrong type of content',
  422: 'The token cannot be used',
}

const ERROR_BODY: Readonly<Record<string, MediaType>> = {
  'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } },
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key is carried out once and answered alike',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
} as const

const COMMON_PARAMETERS: Readonly<Record<string, Parameter>> = {
  LanguageCode: {
    name: 'language_code',
    in: 'query',
    required: false,
    description: 'Language of the answer; an unsupported one means English',
    schema: { type: 'string', examples: [...LANGUAGE_CODES] },
  },
  IdempotencyKey: { ...IDEMPOTENCY_KEY, required: false },
  RequiredIdempotencyKey: { ...IDEMPOTENCY_KEY, required: true },
}

const BODIES: Readonly<Record<string, unknown>> = examples

/**
 * The contract as an OpenAPI 3.1 document, to be served as JSON.
 * `version` is the shop's, `origin` the address it is reached at, such as `http://localhost:3000`.
 */
export function openApiDocument(options: { readonly version: string; readonly origin: string }): OpenApiDocument {
  const all: readonly CallDefinition[] = [...chapters.values()].flat()
  const schemas = jsonSchemas(
    all.flatMap((call) =>
      [call.params, call.query, call.body, call.responseType === 'pdf' ? undefined : call.response].filter(
        (schema) => schema !== undefined,
      ),
    ),
  )
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [area, calls] of chapters) {
    for (const call of calls) {
      const operations = (paths[call.path] ??= {})
      operations[call.method.toLowerCase()] = operation(call, area, schemas)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Verbena',
      version: options.version,
      description: 'Every call of the shop. 429 and 503 can meet any of them and carry Retry-After.',
    },
    servers: [{ url: `${options.origin}/api` }],
    tags: [...chapters.keys()].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.entities,
      parameters: COMMON_PARAMETERS,
      responses: {
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([status, description]) => [
            `Refused${status}`,
            { description, content: ERROR_BODY },
          ]),
        ),
        Failed: { description: 'Too many calls, a failure, or not available at the moment', content: ERROR_BODY },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'Access token of a login. Roles are user types.' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'Refresh token of a login' },
      },
    },
  }
}

const TYPES = { json: 'application/json', csv: 'text/csv', pdf: 'application/pdf' } as const
const BYTES = { type: 'string', contentMediaType: 'application/pdf' } as const

function operation(call: CallDefinition, area: string, schemas: JsonSchemas): Operation {
  const body = requestBody(call, schemas)
  return {
    operationId: call.id,
    tags: [area],
    summary: call.summary,
    security: security(call.access),
    parameters: [
      ...(call.params ? parameters('path', schemas.of(call.params)) : []),
      ...(call.query ? parameters('query', schemas.of(call.query)) : []),
      { $ref: '#/components/parameters/LanguageCode' },
      ...keyParameter(call),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'Carried out',
        content: {
          [TYPES[call.responseType ?? 'json']]: {
            schema: call.responseType === 'pdf' ? BYTES : schemas.of(call.response),
          },
        },
      },
      ...Object.fromEntries(
        refusals(call).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
      default: { $ref: '#/components/responses/Failed' },
    },
  }
}

function keyParameter({ idempotent }: CallDefinition): { $ref: string }[] {
  if (idempotent === undefined) return []
  return [
    { $ref: `#/components/parameters/${idempotent === 'required' ? 'RequiredIdempotencyKey' : 'IdempotencyKey'}` },
  ]
}

/** Those listed, and those that every body can meet. */
function refusals(call: CallDefinition): Refusal[] {
  return [...new Set<Refusal>([...call.refusals, ...(call.body ? ([413, 415] as const) : [])])]
}

/** The entries of an object schema as parameters of their own. */
function parameters(place: 'path' | 'query', schema: JsonSchema): Parameter[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'boolean' ? [] : [{ name, in: place, required: required.has(name), schema: property }],
  )
}

function requestBody(call: CallDefinition, schemas: JsonSchemas): Operation['requestBody'] {
  if (!call.body) return undefined
  const schema = schemas.of(call.body)
  const example = BODIES[call.id]
  const json = { 'application/json': { schema: withoutFiles(schema), ...(example !== undefined && { example }) } }
  const form = { 'multipart/form-data': { schema } }
  return {
    required: call.body.type !== 'optional',
    content: call.bodyType === 'form' ? form : call.bodyType === 'either' ? { ...json, ...form } : json,
  }
}

/** JSON cannot carry a file. */
function withoutFiles(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  const kept = Object.entries(schema.properties).filter(
    ([, property]) => typeof property === 'boolean' || !isBinary(property),
  )
  return { ...schema, properties: Object.fromEntries(kept) }
}

/** One requirement for each user type: any of them is enough. */
function security({ token, ...access }: Access): Operation['security'] {
  if (token === 'none') return []
  if (token === 'optional') return [{}, { accessToken: [] }]
  const scheme = token === 'access' ? 'accessToken' : 'refreshToken'
  if (!('types' in access)) return [{ [scheme]: [] }]
  const names = Object.entries(USER_TYPES).flatMap(([name, type]) => (access.types?.includes(type) ? [name] : []))
  return names.map((name) => ({ [scheme]: [name] }))
}
