import type { Tokens } from '#areas/account/contract/auth.ts'
import type { CallResult } from '#contract/result.ts'
import { readLogin } from '#machines/account/sign-in/signed-in.ts'
import type { SignInResult } from '#machines/account/sign-in/signed-in.ts'

import type { LatePorts } from '#actors/late-ports.ts'

/** Does what the answer of a way in says: stores the tokens, or leaves. What goes on to the chart holds neither. */
export function storeSignIn(
  result: CallResult<Tokens>,
  { store, leaveTo }: Pick<LatePorts, 'store' | 'leaveTo'>,
): SignInResult {
  if (!result.ok) return result
  const answer = readLogin(result.value)
  if (answer.kind === 'insecure') return { ok: false, problem: { kind: 'insecureRedirect' } }
  if (answer.kind === 'unreadable') return { ok: false, problem: { kind: 'unreadable' } }
  if (answer.kind === 'leaving') leaveTo(answer.address)
  else store.signIn(result.value)
  return { ok: true, value: { kind: answer.kind } }
}
