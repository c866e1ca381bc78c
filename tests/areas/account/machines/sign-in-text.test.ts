import { expect, test } from 'vitest'

import { calls } from '#server/http/calls.ts'
import { signInText } from '#machines/account/session/sign-in-text.ts'

const textOf = (id: keyof typeof calls): string => signInText(calls[id])

test('what is asked of protocols needs a sign-in by its action, and is kept where it waits (builder.asks-to-sign-in)', () => {
  expect(
    (
      [
        'createProtocol',
        'listProtocols',
        'searchProtocols',
        'addProtocolProduct',
        'removeProtocolProduct',
        'updateProtocolProduct',
        'updateProtocol',
        'duplicateProtocol',
        'shareProtocol',
        'deleteProtocol',
      ] as const
    ).map(textOf),
  ).toEqual([
    'builder:signIn.create',
    'builder:signIn.load',
    'builder:signIn.load',
    'builder:signIn.addKept',
    'builder:signIn.removeKept',
    'builder:signIn.updateKept',
    'builder:signIn.updateKept',
    'builder:signIn.duplicateKept',
    'builder:signIn.assign',
    'builder:signIn.deleteKept',
  ])
})

test('other calls say whether the change is kept, has to be tried again, or nothing was changed (session.missing-token-asks-to-sign-in)', () => {
  expect((['addToCart', 'removeFromWishlist', 'renameFolder'] as const).map(textOf)).toEqual(
    Array.from({ length: 3 }, () => 'common:session.signInKept'),
  )
  expect((['updateAccount', 'inviteClient', 'updateClient', 'restoreProtocol'] as const).map(textOf)).toEqual(
    Array.from({ length: 4 }, () => 'common:session.signInAgain'),
  )
  expect((['getCart', 'getAccount', 'getProtocol', 'listClients'] as const).map(textOf)).toEqual(
    Array.from({ length: 4 }, () => 'common:session.signInToGoOn'),
  )
})
