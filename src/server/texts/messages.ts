import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createInstance, type Resource } from 'i18next'
import * as v from 'valibot'

import { bcp47, DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

import { LEVEL_KEYS, ORGANISATION_KEYS, PROFESSION_KEYS } from './choice-keys.ts'
import { asWritten, type Reword } from './files.ts'

/** Keys of `locales/{lng}/server.json`: all that the server itself says to people. */
const MESSAGE_KEYS = [
  'badInput',
  'badAddress',
  'badBody',
  'notSignedIn',
  'foreignOrigin',
  'foreignHost',
  'notFound',
  'methodNotAllowed',
  'tooLarge',
  'addressTooLong',
  'wrongType',
  'unexpected',
  'notBuilt',
  'unavailable',
  'tooMany',
  'fieldInvalid',
  'fieldRequired',
  'fieldTooLong',
  'fieldRepeated',
  'fieldEmail',
  'fieldPostcode',
  'fieldDiscount',
  'fieldQuantity',
  'contactThanks',
  'mailContactSubject',
  'mailContactBody',
  ...PROFESSION_KEYS,
  ...LEVEL_KEYS,
  ...ORGANISATION_KEYS,
  'notAllowed',
  'loginWrong',
  'loginInactive',
  'linkUnusable',
  'activationUnusable',
  'sessionEnded',
  'signedOut',
  'registered',
  'forgotSent',
  'passwordSet',
  'mailActivationSubject',
  'mailActivationBody',
  'mailRepeatedBody',
  'mailResetSubject',
  'mailResetBody',
  'mailRegisteredSubject',
  'mailRegisteredBody',
  'accountDeleted',
  'lastAdmin',
  'passwordChanged',
  'wrongCurrentPassword',
  'deviceSignedOut',
  'devicesSignedOut',
  'mailApprovedSubject',
  'mailApprovedBody',
  'mailRefusedSubject',
  'mailRefusedBody',
  'productGone',
  'restrictedProduct',
  'stockLeft',
  'soldOut',
  'quantityMost',
  'cartFull',
  'keyUsed',
  'cartEmpty',
  'cartMailed',
  'wishlistFull',
  'wishlistRemoved',
  'folderGone',
  'folderDeleted',
  'foldersFull',
  'folderFull',
  'protocolGone',
  'protocolUpdated',
  'protocolDeleted',
  'protocolsFull',
  'protocolFull',
  'protocolCopy',
  'lineGone',
  'lineRemoved',
  'mailCartSubject',
  'mailCartBody',
  'mailCartSum',
  'mailCartDiscount',
  'mailCartTotal',
  'orderChanged',
  'orderGone',
  'orderSent',
  'orderCancelled',
  'orderBegun',
  'orderPaid',
  'priceChanged',
  'quantityChanged',
  'discountChanged',
  'deliveryChanged',
  'totalChanged',
  'deliveryNotOffered',
  'paymentNotOffered',
  'deliveryStandard',
  'deliveryExpress',
  'mailOrderSubject',
  'mailOrderBody',
  'mailOrderDelivery',
  'mailOrderTax',
  'mailOrderSentSubject',
  'mailOrderSentBody',
  'mailOrderCancelledSubject',
  'mailOrderCancelledBody',
  'shareEnded',
  'shareGone',
  'protocolShared',
  'nothingToShare',
  'clientGone',
  'clientKnown',
  'colleagueEmail',
  'discountOfOther',
  'mailOperator',
  'mailDemo',
  'mailHello',
  'mailHelloName',
  'mailShareSubject',
  'mailShareBody',
  'mailShareInvitedBody',
  'mailShareProtocol',
  'mailShareProducts',
  'mailShareDiscount',
  'mailInvitationSubject',
  'mailInvitationBody',
  'mailLinkedBody',
  'fieldImageType',
  'fieldImageSize',
  'fieldImageDamaged',
  'fieldImageAnimated',
  'fieldImagePixels',
  'fieldShopName',
  'fieldShopNameReserved',
  'fieldTime',
  'fieldHoursOrder',
  'fieldHoursOverlap',
  'fieldTimeZone',
  'fieldPosition',
  'shopNameTaken',
  'storeMissing',
  'storeExists',
  'storeSaved',
  'pictureRemoved',
  'serviceGone',
  'serviceDeleted',
  'servicesFull',
  'packageGone',
  'packageDeleted',
  'packagesFull',
  'featureGone',
  'featuresFull',
  'practiceGone',
  'practiceJoined',
  'otherPractitioner',
  'mailJoinedSubject',
  'mailJoinedBody',
  'importOpen',
  'importOpenBy',
  'importUnchecked',
  'importGone',
  'importEnded',
  'importStopped',
  'importCommandRuns',
  'importFormat',
  'importFileGone',
  'importTruncated',
  'importDamaged',
  'importLine',
  'importReason',
  'importFault',
  'importPicture',
  'lineTooLong',
  'lineNotUtf8',
  'lineNotJson',
  'lineRefused',
  'lineRepeated',
  'lineSkuTaken',
  'faultMissing',
  'faultEmpty',
  'faultType',
  'faultLong',
  'faultMany',
  'faultText',
  'faultBelow',
  'faultAbove',
  'faultDecimals',
  'faultWhole',
  'faultDeep',
  'faultSkuTwice',
  'faultDate',
  'faultMore',
  'docsTitle',
  'docsIntro',
  'docsMachineReadable',
  'docsAreas',
  'docsParameter',
  'docsPlace',
  'docsType',
  'docsNeeded',
  'docsYes',
  'docsNo',
  'docsAnswers',
  'docsStatus',
  'docsMeaning',
  'docsAccess',
  'docsAnyone',
  'docsNotBuilt',
] as const
export type MessageKey = (typeof MESSAGE_KEYS)[number]

/** The text of a key in a language, with `{{name}}` filled in from `values.name`; a number `values.count` chooses the plural form. */
export type Messages = (language: LanguageCode, key: MessageKey, values?: MessageValues) => string
export type MessageValues = Readonly<Record<string, string | number>>

const NAMESPACE = 'server'
const textFile = v.record(v.string(), v.string())

/**
 * Reads the server's texts once. A language without a file, or without a key, gets the default language's text.
 * Throws where the default language's file is missing or incomplete.
 */
export function loadMessages(localesDir: string, reword = asWritten): Messages {
  const texts = createInstance()
  void texts.init({
    initAsync: false,
    resources: Object.fromEntries(LANGUAGE_CODES.flatMap((code) => readLanguage(localesDir, code, reword))),
    fallbackLng: bcp47(DEFAULT_LANGUAGE),
    load: 'currentOnly',
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    // Mails are plain text, and pages escape for themselves.
    interpolation: { escapeValue: false },
  })
  const missing = MESSAGE_KEYS.filter((key) => !texts.exists(key, { count: 1 }))
  if (missing.length > 0) throw new Error(`server.json of ${DEFAULT_LANGUAGE} lacks: ${missing.join(', ')}`)

  return (language, key, values = {}) =>
    texts.t(key, {
      lng: bcp47(language),
      replace: values,
      ...(typeof values['count'] === 'number' && { count: values['count'] }),
    })
}

/** By the language's standard tag, since i18next hands it to `Intl`, which knows no `jp` or `dk`. */
function readLanguage(
  localesDir: string,
  code: LanguageCode,
  reword: Reword,
): readonly (readonly [string, Resource[string]])[] {
  const file = readText(join(localesDir, code, 'server.json'))
  if (file === undefined) return []
  return [[bcp47(code), { [NAMESPACE]: v.parse(textFile, reword(code, v.parse(textFile, JSON.parse(file)))) }]]
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
