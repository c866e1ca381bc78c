import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { LeftOut } from '#areas/cart/contract/filling.ts'
import type { CertifiedDetails } from '#areas/account/contract/account.ts'
import type { MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { TaxClass } from '#contract/tax.ts'
import type { Dispute } from '#areas/orders/contract/admin-orders.ts'
import type { UserType } from '#contract/call.ts'
import type {
  IMPORT_FINDINGS,
  IMPORT_STATES,
  ImportAnswers,
  ImportColumns,
  ImportCounts,
  ImportUndone,
} from '#areas/import/contract/catalogue-import.ts'
import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import type { CURRENCIES, PaymentMethod, Region } from '#contract/constants.ts'
import type { CatalogueFormat, ColumnField } from '#areas/import/contract/import-formats.ts'
import type { Currency } from '#contract/currency.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'
import type { CommissionKind } from '#areas/commission/contract/commission.ts'
import type {
  Arrival,
  Address,
  Billing,
  OrderLine,
  OrderSummary,
  OrderTax,
  Payment,
  PaymentRefusal,
  Seller,
} from '#areas/orders/contract/orders.ts'
import type { OrderEventDetail, OrderEventKind } from '#areas/orders/contract/order-event.ts'
import type { Shipment } from '#areas/orders/contract/shipment.ts'
import type { PaperContent } from './paper-content.ts'
import type { PaperKind } from '#areas/papers/contract/papers.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import type { RefundState, RefundWay, ReturnKind } from '#areas/returns/contract/returns.ts'

import type { StoredLook } from './import-look.ts'
import type { MailAttachment, MailBlock } from './mail-blocks.ts'

/** The tables after the newest migration. The migrations document their meaning. */
export interface Schema {
  language: LanguageTable
  option: OptionTable
  option_name: OptionNameTable
  product: ProductTable
  product_text: ProductTextTable
  product_option: ProductOptionTable
  variant: VariantTable
  variant_text: VariantTextTable
  price_history: PriceHistoryTable
  product_image: ProductImageTable
  product_edit: ProductEditTable
  catalogue_version: CatalogueVersionTable
  outbox: OutboxTable
  mail_refusal: MailRefusalTable
  call_limit: CallLimitTable
  account: AccountTable
  practitioner: PractitionerTable
  client: ClientTable
  client_practitioner: ClientPractitionerTable
  invitation: InvitationTable
  client_wish: ClientWishTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  one_time_token: OneTimeTokenTable
  used_multipass: UsedMultipassTable
  cart_line: CartLineTable
  cart_filling: CartFillingTable
  cart_filling_line: CartFillingLineTable
  cart_filled: CartFilledTable
  call_key: CallKeyTable
  wishlist_item: WishlistItemTable
  folder: FolderTable
  folder_item: FolderItemTable
  protocol: ProtocolTable
  protocol_line: ProtocolLineTable
  protocol_share: ProtocolShareTable
  practice_picture: PracticePictureTable
  practice_name: PracticeNameTable
  practice: PracticeTable
  practice_words: PracticeWordsTable
  practice_service: PracticeServiceTable
  practice_package: PracticePackageTable
  package_feature: PackageFeatureTable
  shop_order: ShopOrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  payment: PaymentTable
  order_return: OrderReturnTable
  order_return_line: OrderReturnLineTable
  refund: RefundTable
  bank_account: BankAccountTable
  commission_entry: CommissionEntryTable
  commission_former: CommissionFormerTable
  commission_payout: CommissionPayoutTable
  import_job: ImportJobTable
  import_finding: ImportFindingTable
  import_change: ImportChangeTable
  import_absent: ImportAbsentTable
  import_columns: ImportColumnsTable
  imported_client: ImportedClientTable
  invitation_run: InvitationRunTable
  paper_series: PaperSeriesTable
  paper: PaperTable
}

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Set by the database's clock if omitted. */
type GivenTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface LanguageTable {
  id: number
  code: string
}

interface OptionTable {
  id: GeneratedAlways<number>
  filter_group: OptionGroup
  parent_id: number | null
  slug: string
  name: string
  language_id: number
}

interface OptionNameTable {
  option_id: number
  language_id: number
  name: string
}

/** An ingredient on a label; amounts are per serving. */
export interface StoredIngredient {
  name: string
  amount?: number | undefined
  unit?: string | undefined
  dv_percent?: number | undefined
  group?: string | undefined
  kind?: string | undefined
}

interface ProductTable {
  id: GeneratedAlways<number>
  external_id: string
  import_hash: Buffer
  slug: string
  name: string
  language_id: number
  brand_id: number
  delivery_form_id: number | null
  zero_waste: boolean
  practitioner_only: boolean
  tax_class: ColumnType<TaxClass, TaxClass | undefined, TaxClass>
  description: string | null
  serving_size: string | null
  suggested_use: string | null
  warnings: string | null
  allergens: string | null
  ingredients: JSONColumnType<StoredIngredient[]>
  other_ingredients: string[]
  created_at: Timestamp
  updated_at: Timestamp
  /** Set while the product is taken off sale by hand. */
  hidden_at: NullableTimestamp
  /** The import in the browser that wrote it last. */
  import_id: ColumnType<number | null, number | null | undefined, number | null>
  /** The other shop that it came from, as the addresses in its file had it. */
  import_shop: ColumnType<string | null, string | null | undefined, string | null>
}

interface ProductTextTable {
  product_id: number
  language_id: number
  name: string
  description: string | null
  serving_size: string | null
  suggested_use: string | null
  warnings: string | null
  allergens: string | null
  ingredients: JSONColumnType<StoredIngredient[]> | null
  other_ingredients: string[] | null
}

interface ProductOptionTable {
  product_id: number
  option_id: number
}

interface VariantTable {
  id: GeneratedAlways<number>
  product_id: number
  position: number
  sku: string
  barcode: string | null
  net_contents: string
  quantity: number | null
  unit: string | null
  /** Cents; null if the product is not sold there. At least one of the two prices is set. */
  price_eur: number | null
  /** Pence. */
  price_gbp: number | null
  /** Cents; the price is reduced while it is below. */
  regular_price_eur: Generated<number | null>
  /** Pence. */
  regular_price_gbp: Generated<number | null>
  /** Null if stock is not counted. */
  stock: number | null
  withdrawn_at: NullableTimestamp
}

interface PriceHistoryTable {
  variant_id: number
  currency: Currency
  since: GivenTimestamp
  /** In hundredths; null while the variant was not on sale. */
  price: number | null
  /** True where it was asked as a reduced price. */
  reduced: boolean
}

interface VariantTextTable {
  variant_id: number
  language_id: number
  net_contents: string
}

interface ProductImageTable {
  product_id: number
  position: number
  address: string
  photo: string | null
  file_mark: string | null
  /** Set if the picture shows only that variant. */
  variant_id: number | null
}

interface ProductEditTable {
  /** As text, since it may exceed JavaScript's safe integers. */
  id: ColumnType<string, never, never>
  product_id: number
  field: string
  /** Restored when the edit is undone. */
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, never>
  edited_by: number | null
  edited_at: GivenTimestamp
  undone_at: NullableTimestamp
}

interface CatalogueVersionTable {
  single: Generated<boolean>
  version: number
  /** Raised by every change except to stock alone. */
  contents: Generated<number>
  /** True while changes are not yet part of a published version. */
  unpublished: Generated<boolean>
}

interface OutboxTable {
  id: GeneratedAlways<number>
  message_id: Generated<string>
  kind: string
  language_id: number
  recipient: string | null
  reply_to: string | null
  subject: string
  body: string
  blocks: JSONColumnType<readonly MailBlock[]> | null
  attachment: JSONColumnType<MailAttachment> | null
  topic: MailTopic | null
  written_at: GivenTimestamp
  attempts: Generated<number>
  due_at: NullableTimestamp
  sent_at: NullableTimestamp
  given_up_at: NullableTimestamp
}

interface MailRefusalTable {
  user_id: number
  topic: MailTopic
  refused_at: GivenTimestamp
}

interface CallLimitTable {
  key: string
  points: number
  /** Milliseconds since 1970; as text, since it may exceed JavaScript's safe integers. */
  expire: string | null
}

interface AccountTable {
  user_id: GeneratedAlways<number>
  user_type_id: UserType
  /** As the owner writes it; compared in lower case. */
  email: string
  /** Null until the password of an invited user is chosen. */
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  phone: Generated<string>
  country: string | null
  language_id: number
  newsletter: Generated<boolean>
  builder_mode: Generated<'standard' | 'redesign'>
  region: Region
  registered_at: GivenTimestamp
  activated_at: NullableTimestamp
  last_seen_at: NullableTimestamp
}

interface PractitionerTable {
  user_id: number
  health_profession: number | null
  expertise_level: number | null
  organisation_type: number | null
  practice_name: Generated<string>
  website: Generated<string>
  professional_body: Generated<string>
  professional_number: Generated<string>
  certificate_status: Generated<'pending' | 'approved' | 'refused'>
  certificate_reason: string | null
  certificate_judged_at: NullableTimestamp
  approved_details: ColumnType<CertifiedDetails | null, string | null | undefined, string | null>
  checked_since: NullableTimestamp
}

interface ClientTable {
  user_id: number
  /** Must be one of the client's linked practitioners. */
  practitioner_id: number | null
  /** Practitioner whose client an unverified registration wants to become. */
  asked_practitioner_id: ColumnType<number | null, number | null | undefined, number | null>
}

interface ClientPractitionerTable {
  client_id: number
  practitioner_id: number
  /** Whole percent. */
  discount_rate: Generated<number>
  linked_at: GivenTimestamp
  notes: Generated<string>
  may_fill_cart: Generated<boolean>
}

interface InvitationTable {
  invitation_id: Generated<number>
  practitioner_id: number
  /** As the practitioner typed it, like the names. */
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  /** Whole percent. */
  discount_rate: Generated<number>
  notes: Generated<string>
  asked_at: GivenTimestamp
  answer: 'yes' | 'no' | 'ended' | null
  answered_at: NullableTimestamp
  tells_filling: Generated<boolean>
}

interface ClientWishTable {
  user_id: number
  option_id: number
}

interface SessionTable {
  session_id: GeneratedAlways<number>
  user_id: number
  device: string
  created_at: GivenTimestamp
  last_used_at: GivenTimestamp
}

interface RefreshTokenTable {
  hash: Buffer
  /** Null if revoked. */
  session_id: number | null
  issued_at: GivenTimestamp
  replaced_at: NullableTimestamp
  expires_at: Timestamp
}

interface OneTimeTokenTable {
  hash: Buffer
  user_id: number
  purpose: string
  expires_at: Timestamp
  used_at: NullableTimestamp
  invitation_id?: number | null
}

interface UsedMultipassTable {
  hash: Buffer
  expires_at: Timestamp
}

interface CartLineTable {
  user_id: number
  variant_id: number
  quantity: number
  added_at: GivenTimestamp
}

interface CartFillingTable {
  filling_id: GeneratedAlways<number>
  client_id: number
  practitioner_id: number | null
  protocol_id: number | null
  protocol_name: string
  message: Generated<string>
  is_mailed: boolean
  call_key: string | null
  filled_at: GivenTimestamp
  answer: ColumnType<'kept' | 'taken' | null, undefined, 'kept' | 'taken'>
  answered_at: NullableTimestamp
}

interface CartFillingLineTable {
  filling_id: number
  variant_id: number
  pieces: number
  quantity: number
  reason: LeftOut | null
}

interface CartFilledTable {
  filling_id: number
  variant_id: number
  user_id: number
  quantity: number
}

interface CallKeyTable {
  user_id: number
  key: string
  call_hash: Buffer
  used_at: GivenTimestamp
}

interface WishlistItemTable {
  wishlist_item_id: GeneratedAlways<number>
  user_id: number
  variant_id: number
  added_at: GivenTimestamp
}

interface FolderTable {
  folder_id: GeneratedAlways<number>
  user_id: number
  name: string
  updated_at: GivenTimestamp
  deleted_at: NullableTimestamp
}

/** Holds a variant or a protocol. */
interface FolderItemTable {
  item_id: GeneratedAlways<number>
  folder_id: number
  variant_id: number | null
  protocol_id: number | null
}

interface ProtocolTable {
  protocol_id: GeneratedAlways<number>
  user_id: number
  name: string
  description: Generated<string>
  created_at: GivenTimestamp
  updated_at: GivenTimestamp
  deleted_at: NullableTimestamp
}

interface ProtocolLineTable {
  protocol_id: number
  variant_id: number
  place: number
  quantity: number
  notes: Generated<string>
  noted_at: NullableTimestamp
}

interface ProtocolShareTable {
  share_id: GeneratedAlways<number>
  protocol_id: number
  /** Null if the email of the invitation does not belong to a client. */
  client_id: number | null
  /** Null once the client is linked. */
  invitation_id: number | null
  /** Whole percent. */
  discount: number
  notes: Generated<string>
  shared_at: GivenTimestamp
  opened_at: NullableTimestamp
  ended_at: NullableTimestamp
  mail_subject: Generated<string>
  mail_text: Generated<string>
}

interface PracticePictureTable {
  /** 32 hex digits that the names of its files are made of. */
  name: string
  /** Null once the account is deleted. */
  user_id: number | null
  /** Width in pixels of the largest file. */
  width: number
  height: number
  /** Null until measured. */
  ground: 'none' | 'light' | 'dark' | null
  unused_since: NullableTimestamp
}

interface PracticeNameTable {
  name: string
  user_id: number
}

interface PracticeTable {
  user_id: number
  shop_name: string | null
  type: Store['type']
  theme: Store['theme']
  language_id: number
  opening_hours: JSONColumnType<OpeningSpan[], string | undefined>
  timezone: string | null
  logo: string | null
  approach_image: string | null
  style_image: string | null
  changed_at: GivenTimestamp
}

/** Parts of a page that hold texts of their own. */
export type PracticePart = 'header' | 'about' | 'message' | 'services' | 'contact' | 'approach'

interface PracticeWordsTable {
  user_id: number
  part: PracticePart
  title: string
  text: string
  language_id: number
}

interface PracticeServiceTable {
  service_id: GeneratedAlways<number>
  user_id: number
  place: number
  name: string
  description: string
  icon: string
  language_id: number
  deleted_at: NullableTimestamp
}

interface PracticePackageTable {
  package_id: GeneratedAlways<number>
  user_id: number
  place: number
  name: string
  description: string
  image: string | null
  language_id: number
  deleted_at: NullableTimestamp
}

interface PackageFeatureTable {
  feature_id: GeneratedAlways<number>
  package_id: number
  text: string
  language_id: number
}

/** Cents. Read as text, since they may exceed PostgreSQL's integer. */
type Cents = ColumnType<string, number, number>

interface ShopOrderTable {
  order_id: GeneratedAlways<number>
  number: string
  /** Null once the account is deleted. */
  user_id: number | null
  idempotency_key: string | null
  language_id: number
  placed_at: GivenTimestamp
  paid_at: NullableTimestamp
  sent_at: NullableTimestamp
  cancelled_at: NullableTimestamp
  pay_by: NullableTimestamp
  currency: (typeof CURRENCIES)[Region]['currency']
  practitioner_id: number | null
  /** Whole percent. */
  discount_rate: number
  delivery_method: string
  delivery_title: string
  delivery_lang: string | null
  delivery_price: Cents
  payment_method: PaymentMethod
  /** Null once the account is deleted. */
  address: ColumnType<Address | null, string, string | null>
  total_price: Cents
  total_discount: Cents
  total: Cents
  /** In percent and cents, as a whole the total. */
  taxes: ColumnType<readonly OrderTax[], string, string>
  /** Null where the address is billed, and once the account is deleted. */
  billing: ColumnType<Billing | null, string | null | undefined, string | null>
  reverse_charge: Generated<boolean>
  /** Null for orders placed before the seller was stored. */
  seller: ColumnType<Seller | null, string | null | undefined, null>
  /** Null where nothing was promised, and for orders placed before it was stored. */
  arrives: ColumnType<Arrival | null, string | null | undefined, null>
  /** Null where the order was sent without one, and once the account is deleted. */
  shipment: ColumnType<Shipment | null, string | null | undefined, string | null>
  refunded: ColumnType<string, undefined, string>
  delivery_refunded: ColumnType<string, undefined, string>
}

interface OrderEventTable {
  event_id: GeneratedAlways<number>
  order_id: number
  at: GivenTimestamp
  /** Null for the shop itself and for closed accounts. */
  account_id: number | null
  kind: OrderEventKind
  detail: ColumnType<OrderEventDetail, string | undefined, string>
}

interface OrderLineTable {
  order_id: number
  place: number
  product_id: number
  variant_id: number
  name: string
  lang: string | null
  slug: string
  brand: string
  sku: string
  net_contents: string
  asset: ColumnType<OrderLine['asset'], string | null, never>
  price: Cents
  quantity: number
  discount: Cents
  total: Cents
  /** Percent, a numeric of two decimals. */
  tax_rate: ColumnType<string, number, number>
  returned: ColumnType<number, undefined, number>
}

interface OrderReturnTable {
  return_id: GeneratedAlways<number>
  order_id: number
  kind: ReturnKind
  asked_at: GivenTimestamp
  received_at: NullableTimestamp
  checked_at: NullableTimestamp
  closed_at: NullableTimestamp
  note: Generated<string>
}

interface OrderReturnLineTable {
  return_id: number
  order_id: number
  variant_id: number
  quantity: number
  accepted: ColumnType<number | null, number | null | undefined, number>
  restocked: ColumnType<boolean, boolean | undefined, boolean>
  total: ColumnType<string, string | number, string | number>
  refunded: ColumnType<string, string | number | undefined, string | number>
}

interface RefundTable {
  refund_id: GeneratedAlways<number>
  order_id: number
  return_id: number
  way: RefundWay
  payment_id: number | null
  key: Generated<string>
  goods: Cents
  delivery: Cents
  amount: Cents
  state: ColumnType<RefundState, RefundState | undefined, RefundState>
  created_at: GivenTimestamp
  done_at: NullableTimestamp
  due_at: NullableTimestamp
}

interface PaperSeriesTable {
  series: string
  kind: PaperKind
  year: number
  last: number
}

interface PaperTable {
  paper_id: GeneratedAlways<number>
  kind: PaperKind
  series: string
  year: number
  number: number
  /** The number as it stands on the paper. */
  full_number: string
  order_id: number
  language_id: number
  issued_at: GivenTimestamp
  content: ColumnType<PaperContent, string, never>
  corrects: number | null
}

/** Further data of a payment for the provider. */
export interface StoredPaymentRequest {
  readonly orderNumber: string
  readonly language: LanguageCode
  readonly email: string
  readonly returnUrl: string
}

interface PaymentTable {
  payment_id: GeneratedAlways<number>
  order_id: number
  key: Generated<string>
  provider: string
  method: PaymentMethod
  amount: Cents
  currency: OrderSummary['currency']
  state: ColumnType<Payment['state'], Payment['state'] | undefined, Payment['state']>
  reason: PaymentRefusal | null
  reference: string | null
  address: string | null
  request: ColumnType<StoredPaymentRequest | null, string | null, null>
  created_at: GivenTimestamp
  asked_at: GivenTimestamp
  looked_at: NullableTimestamp
  settled_at: NullableTimestamp
  due_at: NullableTimestamp
  refund_key: Generated<string>
  refund_wanted_at: NullableTimestamp
  refunded_at: NullableTimestamp
  given_back: ColumnType<string, string | number | undefined, string | number>
  dispute: ColumnType<Dispute['state'] | null, undefined, Dispute['state'] | null>
  disputed: ColumnType<string | null, undefined, string | number | null>
}

interface BankAccountTable {
  user_id: number
  details: Buffer
  changed_at: GivenTimestamp
}

interface CommissionEntryTable {
  entry_id: GeneratedAlways<number>
  /** Null for a correction, as is the variant. */
  order_id: number | null
  variant_id: number | null
  kind: CommissionKind
  /** Null once the account is deleted. */
  practitioner_id: number | null
  /** A deleted practitioner who is still owed it, or was until it was paid. */
  former_id: Generated<number | null>
  currency: OrderSummary['currency']
  /** Whole percent. */
  rate: number
  commission: Cents
  created_at: GivenTimestamp
  payout_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Null in accruals, and in reversals made before returns were kept. */
  quantity: ColumnType<number | null, undefined, never>
  amount: ColumnType<string | null, undefined, never>
  return_id: ColumnType<number | null, undefined, never>
  /** Of a correction. */
  reason: Generated<string>
  created_by: Generated<number | null>
  idempotency_key: Generated<string | null>
}

interface CommissionFormerTable {
  former_id: GeneratedAlways<number>
  first_name: string
  last_name: string
  practice_name: string
  country: string | null
  /** Null once nothing is owed any more, as are the bank details. */
  email: string | null
  language_id: number
  bank: Buffer | null
  left_at: GivenTimestamp
  settled_at: NullableTimestamp
}

interface CommissionPayoutTable {
  payout_id: GeneratedAlways<number>
  /** Null once the account is deleted. */
  practitioner_id: number | null
  former_id: Generated<number | null>
  currency: OrderSummary['currency']
  total: Cents
  /** A Date at midnight in the process's own time zone: select it as text. */
  paid_on: ColumnType<Date, string, never>
  note: Generated<string>
  created_at: GivenTimestamp
  created_by: number | null
  idempotency_key: string | null
}

interface ImportJobTable {
  import_id: GeneratedAlways<number>
  state: (typeof IMPORT_STATES)[number]
  begun_by: number | null
  call_key: string | null
  file_name: string
  file_size: ColumnType<string, number, never>
  folder: string
  format: CatalogueFormat | null
  fraction: number | null
  checked: JSONColumnType<ImportCounts> | null
  taken: JSONColumnType<ImportCounts> | null
  answers: ColumnType<ImportAnswers, string | undefined, string>
  columns: JSONColumnType<ImportColumns> | null
  look: JSONColumnType<StoredLook> | null
  undone: JSONColumnType<ImportUndone> | null
  /** Products that were taken off sale, as the file does not name them; null before. */
  off_sale: number | null
  failure: string | null
  stop_wanted: Generated<boolean>
  begun_at: GivenTimestamp
  ended_at: NullableTimestamp
}

interface ImportColumnsTable {
  signature: string
  columns: JSONColumnType<Record<string, ColumnField | null>>
  answered_at: GivenTimestamp
}

interface ImportFindingTable {
  import_id: number
  place: number
  line: number
  kind: (typeof IMPORT_FINDINGS)[number]
  code: string
  detail: string
  /** Findings with the same words here are told as one. */
  alike: Generated<string>
}

interface ImportChangeTable {
  import_id: number
  product_id: number
  /** Null where there was no such product. */
  before: JSONColumnType<Record<string, unknown>> | null
  hash: Buffer
  changed_at: GivenTimestamp
}

interface ImportAbsentTable {
  import_id: number
  product_id: number
}

interface ImportedClientTable {
  imported_client_id: GeneratedAlways<number>
  practitioner_id: number
  first_name: Generated<string>
  last_name: Generated<string>
  email: string
  made_at: GivenTimestamp
  wanted_at: NullableTimestamp
  language_id: number | null
}

interface InvitationRunTable {
  practitioner_id: number
  invited: number
}
