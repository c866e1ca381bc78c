import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema, OverrideActionContext } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

import { clientProfile, linkedPractitioner, practitionerProfile, user } from '#areas/account/contract/account.ts'
import { adminPayout, payable, payee } from '#areas/commission/contract/admin-commission.ts'
import { judgedPractitioner } from '#areas/admin/contract/admin.ts'
import { adminOrder, adminOrderSummary } from '#areas/orders/contract/admin-orders.ts'
import { tokens } from '#areas/account/contract/auth.ts'
import { cart, cartItem } from '#areas/cart/contract/cart.ts'
import { importJob } from '#areas/import/contract/catalogue-import.ts'
import {
  asset,
  categoryOption,
  filterOption,
  filterOptions,
  listProduct,
  named,
  productPage,
  variant,
} from '#areas/catalogue/contract/catalogue.ts'
import { clientOrder, clientOrderPage, clientOrderSummary } from '#areas/orders/contract/client-orders.ts'
import { client, clientDetail } from '#areas/clients/contract/clients.ts'
import { sharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import {
  commissionLine,
  commissionReport,
  commissionSums,
  payout,
  payoutSummary,
} from '#areas/commission/contract/commission.ts'
import { invitation } from '#areas/clients/contract/consent.ts'
import { errorBody } from '#contract/error.ts'
import { folder, folderItem } from '#areas/folders/contract/folders.ts'
import { importedClient, importedClients, takenOver } from '#areas/clients/contract/imported-clients.ts'
import {
  keptAddress,
  leftOut,
  order,
  orderedAgain,
  orderLine,
  orderPage,
  orderSummary,
} from '#areas/orders/contract/orders.ts'
import { practice } from '#areas/practice/contract/practice.ts'
import { protocol, protocolPage, protocolProduct, shareRequest } from '#areas/protocols/contract/protocols.ts'
import { clientFields, practitionerFields } from '#areas/account/contract/registration.ts'
import { searchFacet, searchHit, searchResult } from '#areas/catalogue/contract/search.ts'
import { packageFeature, picture, store, storePackage, storeService } from '#areas/practice/contract/store.ts'
import { message, titled } from '#contract/wire.ts'
import { wishlistItem } from '#areas/cart/contract/wishlist.ts'

/** The entities that stand in the document once, under these names. */
export const entities = {
  Address: keptAddress,
  AdminOrder: adminOrder,
  AdminOrderSummary: adminOrderSummary,
  AdminPayout: adminPayout,
  Asset: asset,
  Cart: cart,
  CartItem: cartItem,
  CategoryOption: categoryOption,
  Client: client,
  ClientDetail: clientDetail,
  ClientFields: clientFields,
  ClientOrder: clientOrder,
  ClientOrderPage: clientOrderPage,
  ClientOrderSummary: clientOrderSummary,
  ClientProfile: clientProfile,
  CommissionLine: commissionLine,
  CommissionReport: commissionReport,
  CommissionSums: commissionSums,
  ErrorBody: errorBody,
  FilterOption: filterOption,
  FilterOptions: filterOptions,
  Folder: folder,
  FolderItem: folderItem,
  ImportedClient: importedClient,
  ImportedClients: importedClients,
  ImportJob: importJob,
  Invitation: invitation,
  JudgedPractitioner: judgedPractitioner,
  LeftOut: leftOut,
  LinkedPractitioner: linkedPractitioner,
  ListProduct: listProduct,
  Message: message,
  Named: named,
  Order: order,
  OrderedAgain: orderedAgain,
  OrderLine: orderLine,
  OrderPage: orderPage,
  OrderSummary: orderSummary,
  PackageFeature: packageFeature,
  Picture: picture,
  Payable: payable,
  Payee: payee,
  Payout: payout,
  PayoutSummary: payoutSummary,
  Practice: practice,
  PractitionerFields: practitionerFields,
  PractitionerProfile: practitionerProfile,
  ProductPage: productPage,
  Protocol: protocol,
  ProtocolPage: protocolPage,
  ProtocolProduct: protocolProduct,
  SearchFacet: searchFacet,
  SearchHit: searchHit,
  SearchResult: searchResult,
  ShareRequest: shareRequest,
  SharedProtocol: sharedProtocol,
  Store: store,
  StorePackage: storePackage,
  StoreService: storeService,
  TakenOver: takenOver,
  Titled: titled,
  Tokens: tokens,
  User: user,
  Variant: variant,
  WishlistItem: wishlistItem,
} satisfies Record<string, GenericSchema>

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
