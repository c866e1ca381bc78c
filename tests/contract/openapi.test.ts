import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'

import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import { openApiDocument } from '#server/http/docs/openapi.ts'
import type { OpenApiDocument, Operation } from '#server/http/docs/openapi.ts'

let document: OpenApiDocument
beforeAll(() => {
  // As it is served: what JSON cannot carry is gone.
  document = JSON.parse(JSON.stringify(openApiDocument({ version: '1.2.3', origin: 'http://localhost:3000' })))
})

const all: readonly CallDefinition[] = Object.values(calls)

function operationOf(call: CallDefinition): Operation {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.id} is not in the document`)
  return operation
}

/** Every value under a key, anywhere. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([each, inner]) => (each === key ? [inner] : valuesOf(key, inner)))
}

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone({ ...document }))
    expect(result).toEqual({ valid: true })
  })

  it('says where it is served and which version it is of', () => {
    expect(document.servers).toEqual([{ url: 'http://localhost:3000/api' }])
    expect(document.info.version).toBe('1.2.3')
  })

  it('has every call once, in one of the areas', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(ids.sort()).toEqual(Object.keys(calls).sort())
    const tags = new Set(document.tags.map((tag) => tag.name))
    for (const call of all)
      expect(
        operationOf(call).tags.every((tag) => tags.has(tag)),
        call.id,
      ).toBe(true)
  })

  it('refers only to what it holds, and holds nothing that is not referred to', () => {
    const held = Object.entries({
      schemas: document.components.schemas,
      parameters: document.components.parameters,
      responses: document.components.responses,
    }).flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`))
    expect(new Set(valuesOf('$ref', document))).toEqual(new Set(held))
  })

  it('names every parameter of a path and takes language_code with every call (language.calls-carry-language-code)', () => {
    for (const call of all) {
      const { parameters } = operationOf(call)
      const inPath = parameters.flatMap((each) => ('in' in each && each.in === 'path' ? [`{${each.name}}`] : []))
      expect(inPath, call.id).toEqual(call.path.match(/\{\w+\}/g) ?? [])
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/LanguageCode' })
    }
  })

  it('describes text in addresses as text, and says what is required', () => {
    const { parameters } = operationOf(calls.searchProducts)
    expect(parameters).toContainEqual({
      name: 'query',
      in: 'query',
      required: true,
      schema: { type: 'string', maxLength: 200 },
    })
    expect(parameters).toContainEqual({
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'string', pattern: String.raw`^[1-9]\d{0,9}$` },
    })
  })

  it('offers Idempotency-Key where a call is carried out once, and asks for it where that costs money (call.costly-needs-a-key)', () => {
    const taking = (name: string) =>
      all
        .filter((call) =>
          operationOf(call).parameters.some(
            (each) => '$ref' in each && each.$ref === `#/components/parameters/${name}`,
          ),
        )
        .map((call) => call.id)
    expect(taking('RequiredIdempotencyKey')).toEqual([
      'placeOrder',
      'payOrder',
      'createPayout',
      'createCorrection',
      'withdraw',
      'createReturn',
    ])
    expect(document.components.parameters['RequiredIdempotencyKey']).toMatchObject({ in: 'header', required: true })
    expect(taking('IdempotencyKey')).toEqual([
      'addToCart',
      'setCartQuantity',
      'removeFromCart',
      'mailCart',
      'fillClientsCart',
      'importClients',
      'createProtocol',
      'duplicateProtocol',
      'shareProtocol',
      'addProtocolProduct',
      'createFolder',
      'createStore',
      'createStoreService',
      'createStorePackage',
      'addPackageFeature',
      'orderAgain',
      'importProducts',
      'stopSending',
    ])
  })

  it.each([
    ['login', []],
    ['listProducts', [{}, { accessToken: [] }]],
    ['refreshTokens', [{ refreshToken: [] }]],
    ['getCart', [{ accessToken: [] }]],
    ['shareProtocol', [{ accessToken: ['Admin'] }, { accessToken: ['CertifiedPractitioner'] }]],
  ] as const)('says who may call %s', (id, security) => {
    expect(operationOf(calls[id]).security).toEqual(security)
  })

  it('has each refusal with the error body (error.answers-share-one-shape)', () => {
    for (const call of all) {
      for (const status of call.refusals) {
        expect(operationOf(call).responses[status], call.id).toEqual({
          $ref: `#/components/responses/Refused${status}`,
        })
      }
    }
    for (const { content } of Object.values(document.components.responses)) {
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } })
    }
  })

  it('says in which form bodies and answers travel', () => {
    expect(Object.keys(operationOf(calls.uploadPackageImage).requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ])
    expect(Object.keys(operationOf(calls.updateStore).requestBody?.content ?? {})).toEqual([
      'application/json',
      'multipart/form-data',
    ])
    expect(
      valuesOf('contentMediaType', operationOf(calls.updateStore).requestBody?.content['application/json']),
    ).toEqual([])
    expect(
      valuesOf('contentMediaType', operationOf(calls.updateStore).requestBody?.content['multipart/form-data']),
    ).toHaveLength(1)
    expect(operationOf(calls.downloadCommission).responses[200]).toMatchObject({
      content: { 'text/csv': { schema: { type: 'string' } } },
    })
    expect(operationOf(calls.removeFromCart).requestBody?.required).toBe(false)
    expect(operationOf(calls.login).requestBody?.required).toBe(true)
  })

  it('shows an example of every JSON body', () => {
    for (const call of all) {
      const json = operationOf(call).requestBody?.content['application/json']
      if (json) expect(json.example, call.id).toBeDefined()
    }
  })
})
