import { inSepaLatin } from './latin.ts'

/** One transfer of a SEPA payment. */
export interface Transfer {
  /** Names the transfer to both ends; at most 35 characters. */
  readonly endToEndId: string
  readonly cents: number
  readonly holder: string
  readonly iban: string
  /** Empty where the bank is to follow from the IBAN. */
  readonly bic: string
  /** Shown on the payee's bank statement; at most 140 characters. */
  readonly text: string
}

export interface SepaPayment {
  /** At most 35 characters, another for each file. */
  readonly messageId: string
  readonly createdAt: Date
  /** The day on which the bank is to pay, YYYY-MM-DD. */
  readonly executeOn: string
  readonly debtor: { readonly name: string; readonly iban: string }
  readonly transfers: readonly Transfer[]
}

const NAME_MAX = 70
const TEXT_MAX = 140
const ID_MAX = 35

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Content = string | readonly string[]

/** An element with a text, or with elements. */
const tag = (name: string, content: Content): string =>
  typeof content === 'string' ? `<${name}>${escaped(content)}</${name}>` : `<${name}>${content.join('')}</${name}>`

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const sumOf = (transfers: readonly Transfer[]): string => euros(transfers.reduce((sum, { cents }) => sum + cents, 0))

/** A SEPA credit transfer as banks take it: ISO 20022, pain.001.001.09, one batch in euros with shared charges. */
export function painFile({ messageId, createdAt, executeOn, debtor, transfers }: SepaPayment): string {
  const count = String(transfers.length)
  const name = inSepaLatin(debtor.name, NAME_MAX)
  const header = tag('GrpHdr', [
    tag('MsgId', inSepaLatin(messageId, ID_MAX)),
    tag('CreDtTm', createdAt.toISOString()),
    tag('NbOfTxs', count),
    tag('CtrlSum', sumOf(transfers)),
    tag('InitgPty', [tag('Nm', name)]),
  ])
  const payment = tag('PmtInf', [
    tag('PmtInfId', inSepaLatin(messageId, ID_MAX)),
    tag('PmtMtd', 'TRF'),
    tag('NbOfTxs', count),
    tag('CtrlSum', sumOf(transfers)),
    tag('PmtTpInf', [tag('SvcLvl', [tag('Cd', 'SEPA')])]),
    tag('ReqdExctnDt', [tag('Dt', executeOn)]),
    tag('Dbtr', [tag('Nm', name)]),
    tag('DbtrAcct', [account(debtor.iban)]),
    tag('DbtrAgt', [bank('')]),
    tag('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  ])
  const document = tag('CstmrCdtTrfInitn', [header, payment])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${document}</Document>\n`
}

const account = (iban: string): string => tag('Id', [tag('IBAN', iban)])

const bank = (bic: string): string =>
  tag('FinInstnId', [bic === '' ? tag('Othr', [tag('Id', 'NOTPROVIDED')]) : tag('BICFI', bic)])

const transferOf = ({ endToEndId, cents, holder, iban, bic, text }: Transfer): string =>
  tag('CdtTrfTxInf', [
    tag('PmtId', [tag('EndToEndId', inSepaLatin(endToEndId, ID_MAX))]),
    tag('Amt', [`<InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt>`]),
    ...(bic === '' ? [] : [tag('CdtrAgt', [bank(bic)])]),
    tag('Cdtr', [tag('Nm', inSepaLatin(holder, NAME_MAX))]),
    tag('CdtrAcct', [account(iban)]),
    tag('RmtInf', [tag('Ustrd', inSepaLatin(text, TEXT_MAX))]),
  ])
