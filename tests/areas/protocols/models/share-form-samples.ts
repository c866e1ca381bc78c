import type { Client } from '#areas/clients/contract/clients.ts'

import { calm, detail, misfit, noah, winter } from './share-form-steps.ts'
import { done } from '#tests/models/support/model.ts'

export const ok = (value: unknown) => ({ ok: true, value }) as const
const ownEmail = { ok: false, problem: { kind: 'refused', status: 409, message: 'Your own email' } } as const
export const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const

export const begin = { type: 'share.begin', protocol: calm, language: 'en' } as const
export const beginWinter = { ...begin, protocol: winter } as const
export const beginAgain = { ...begin, protocol: { ...calm, name: 'Calmer' }, language: 'de' } as const
export const search = (text: string) => ({ type: 'share.search', text }) as const
export const correct = { type: 'share.correct', text: 'nia@c.de' } as const
export const choose = (client: Client) => ({ type: 'share.choose', client }) as const
export const remove = (email: string) => ({ type: 'share.remove', email }) as const
export const first = (value: string) => ({ type: 'name.change', field: 'firstName', value }) as const
export const last = (value: string) => ({ type: 'name.change', field: 'lastName', value }) as const
export const discount = (rate: 0 | 15) => ({ type: 'share.discount', rate }) as const
export const enter = { type: 'share.enter' } as const
export const invite = { type: 'share.invite' } as const
export const rename = { type: 'share.rename', email: 'new@c.de' } as const
export const confirm = { type: 'name.confirm' } as const
export const cancel = { type: 'name.cancel' } as const
export const submit = { type: 'share.submit' } as const
export const leave = { type: 'share.cancel' } as const
export const another = { type: 'share.another' } as const
export const note = { type: 'share.note', text: 'With food' } as const

export const isKnown = done('fetchDetail', ok(detail))
/** A shop whose commission is lower than the highest discount. */
export const isBounded = done('fetchDetail', ok({ ...detail, commission_rate: 12 }))
export const isTen = done('fetchDetail', ok({ ...detail, commission_rate: 10 }))
export const isRecent = done('fetchRecent', ok([noah]))
export const fits = done('checkFit', ok([misfit]))
export const isNoClient = done('lookUpClients', ok([]))
export const isSaved = done('settleLines', { isSaved: true })
export const isLost = done('settleLines', { isSaved: false })
/** Submits a complete form, with nothing to wait for. */
export const sent = [submit, isSaved] as const
export const isShared = done('shareProtocol', ok({ message: '', client_id: 31 }))
export const isOthers = done('shareProtocol', ok({ message: '', client_id: 34, discount_rate: null }))
export const isOwnEmail = done('shareProtocol', ownEmail)

/** Opens the form of a protocol, with its first requests answered. */
export const opened = [begin, isKnown, isRecent] as const
export const named = [search('new@c.de'), invite, isNoClient, first('Nia'), last(' Ray '), confirm] as const
