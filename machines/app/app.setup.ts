import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

import { actionNotProvided } from '../not-provided.ts'
import { isPage, isSamePage, isSamePlace } from '../pages/place.ts'
import { PAGES } from '../pages/pages.ts'
import type { PageName } from '../pages/pages.ts'

import { pageActions } from './actions/pages.ts'
import { peopleActions } from './actions/person.ts'
import { shoppingActions } from './actions/shopping.ts'
import type { Entered } from './app.events.ts'
import { rootSetup } from './root.setup.ts'

export const appSetup = rootSetup.extend({
  guards: {
    /** The place is open already, with neither a position to go back to nor a token to use. */
    isSamePlace: ({ context }, { place, recall, token }: Entered) =>
      recall === undefined && token === undefined && isSamePlace(context.place, place),
    /** The page shown is the one entered, perhaps at another query. */
    isSamePage: ({ context }, { place }: Entered) => isSamePage(context.place, place),
    /** The page shown is one of those named. */
    isPage: ({ context }, params: { pages: readonly PageName[] }) => isPage(context.place, ...params.pages),
    /** The page entered is the one named. */
    isEntered: (_, { entered, page }: { entered: Entered; page: PageName }) => isPage(entered.place, page),
    /** The same user is signed in as before, with this type. */
    isStill: ({ context }, params: { userId: number; userTypeId: UserType; type: UserType }) =>
      context.userId === params.userId && params.userTypeId === params.type,
    /** Somebody else was signed in before: what was theirs must go. */
    isOtherPerson: ({ context }, params: { userId: number }) =>
      context.userId !== null && context.userId !== params.userId,
    /** The user is an admin. */
    isAdmin: (_, params: { type: UserType }) => params.type === USER_TYPES.Admin,
    /** The user is a certified practitioner. */
    isCertified: (_, params: { type: UserType }) => params.type === USER_TYPES.CertifiedPractitioner,
    /** The user is a practitioner who isn't certified yet. */
    isPractitioner: (_, params: { type: UserType }) => params.type === USER_TYPES.Practitioner,
    /** The page of this shared protocol is open. */
    isProtocolOpen: ({ context }, params: { protocolId: number }) =>
      context.place?.path === `${PAGES.clientProtocols.path}/${params.protocolId}`,
    /** The browser says that it has no network. */
    isOffline: (_, params: { online: boolean }) => !params.online,
    /** The page was loaded anew once already for code of this build that was missing. */
    isReloaded: ({ context }) => context.reloadedFor === context.build,
  },
  actions: {
    ...pageActions,
    ...peopleActions,
    ...shoppingActions,
    /** Port: replaces the address, below the language in use. */
    goTo: actionNotProvided<{ address: string }>('goTo'),
    /** Port: keeps the build in the session's storage, so that one reload is the only one. */
    rememberReload: actionNotProvided<{ build: string }>('rememberReload'),
    /** Loads the page anew, so that it comes with code that the server has. */
    reloadPage: actionNotProvided<undefined>('reloadPage'),
  },
})
