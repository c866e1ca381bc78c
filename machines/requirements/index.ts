import type { accessibility } from './accessibility.ts'
import type { account } from '../account/requirements/account.ts'
import type { address } from './address.ts'
import type { admin } from '../admin/requirements/admin.ts'
import type { builder } from '../protocols/requirements/builder.ts'
import type { call } from './call.ts'
import type { cart } from '../cart/requirements/cart.ts'
import type { catalogue } from '../catalogue/requirements/catalogue.ts'
import type { checkout } from '../orders/requirements/checkout.ts'
import type { clients } from '../clients/requirements/clients.ts'
import type { commission } from '../commission/requirements/commission.ts'
import type { country } from './country.ts'
import type { day } from '../orders/requirements/day.ts'
import type { demo } from './demo.ts'
import type { dosage } from '../protocols/requirements/dosage.ts'
import type { error } from './error.ts'
import type { filling } from '../cart/requirements/filling.ts'
import type { filters } from '../catalogue/requirements/filters.ts'
import type { firstPaint } from './first-paint.ts'
import type { folders } from '../folders/requirements/folders.ts'
import type { forms } from './forms.ts'
import type { intake } from '../intake/requirements/intake.ts'
import type { keptList } from './kept-list.ts'
import type { language } from './language.ts'
import type { lines } from '../protocols/requirements/lines.ts'
import type { mail } from './mail.ts'
import type { operations } from './operations.ts'
import type { ordering } from '../orders/requirements/ordering.ts'
import type { panel } from './panel.ts'
import type { papers } from '../papers/requirements/papers.ts'
import type { password } from '../account/requirements/password.ts'
import type { practice } from '../practice/requirements/practice.ts'
import type { price } from '../catalogue/requirements/price.ts'
import type { product } from '../catalogue/requirements/product.ts'
import type { products } from '../products/requirements/products.ts'
import type { protocols } from '../protocols/requirements/protocols.ts'
import type { registration } from '../account/requirements/registration.ts'
import type { retry } from './retry.ts'
import type { returns } from '../returns/requirements/returns.ts'
import type { role } from '../account/requirements/role.ts'
import type { search } from '../catalogue/requirements/search.ts'
import type { security } from './security.ts'
import type { session } from '../account/requirements/session.ts'
import type { share } from '../protocols/requirements/share.ts'
import type { signIn } from '../account/requirements/sign-in.ts'
import type { statecharts } from './statecharts.ts'
import type { supply } from '../protocols/requirements/supply.ts'
import type { tax } from '../orders/requirements/tax.ts'
import type { toasts } from './toasts.ts'
import type { upload } from './upload.ts'
import type { wishlist } from '../cart/requirements/wishlist.ts'

/** The id of a rule of the product. */
export type RequirementId = keyof (typeof accessibility &
  typeof account &
  typeof address &
  typeof admin &
  typeof builder &
  typeof call &
  typeof cart &
  typeof catalogue &
  typeof checkout &
  typeof clients &
  typeof commission &
  typeof country &
  typeof day &
  typeof demo &
  typeof dosage &
  typeof error &
  typeof filling &
  typeof filters &
  typeof firstPaint &
  typeof folders &
  typeof forms &
  typeof intake &
  typeof keptList &
  typeof language &
  typeof lines &
  typeof mail &
  typeof operations &
  typeof ordering &
  typeof panel &
  typeof papers &
  typeof password &
  typeof practice &
  typeof price &
  typeof product &
  typeof products &
  typeof protocols &
  typeof registration &
  typeof retry &
  typeof returns &
  typeof role &
  typeof search &
  typeof security &
  typeof session &
  typeof share &
  typeof signIn &
  typeof statecharts &
  typeof supply &
  typeof tax &
  typeof toasts &
  typeof upload &
  typeof wishlist)
