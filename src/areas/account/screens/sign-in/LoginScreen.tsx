import { useSelector } from '@xstate/react'

import { useActorNamed } from '#hooks/app.tsx'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { Entered } from './Entered.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewHere } from './NewHere.tsx'

/** Signing in with e-mail and password. Who is signed in already is led on by the gate. */
export function LoginScreen() {
  const isSignedIn = useSelector(useActorNamed('session'), (snapshot) => snapshot.matches('loggedin'))
  return (
    <EntryScreen page="login" beside={<NewHere />}>
      {isSignedIn ? (
        <Entered />
      ) : (
        <WithLateActor name="loginForm">{(actor) => <LoginForm actor={actor} />}</WithLateActor>
      )}
    </EntryScreen>
  )
}
