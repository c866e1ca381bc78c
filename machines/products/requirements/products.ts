import type { Requirements } from '../../requirements/requirement.ts'

export const products = {
  'products.admin-finds-every-product':
    'An admin finds every product by words of its name or brand and by the beginning of a sku or barcode, on sale or not, and narrows the list to those in stock, out of stock, without a price, not for sale by hand, edited by hand, or of one import.',
  'products.lists-stay-fast': 'The list of 50,000 products answers within a second, however it is narrowed and sorted.',
  'products.admin-edits-every-field':
    'On the page of a product an admin edits names and texts by language, prices, stock and packs of each variant, pictures and their order, brand, form, categories and other options, the class of goods by which it is taxed, and takes it off sale.',
  'products.hidden-is-not-for-sale':
    'A product that was taken off sale by hand is shown and sold nowhere; carts, orders and protocols that hold it keep it.',
  'products.nothing-typed-is-lost':
    'What is typed into a product stays through failures, refusals and visits to other pages, until it is saved or discarded.',
  'products.bad-input-is-said-at-its-field':
    "A field that cannot be saved says so in the admin's language, and nothing of the product is saved until it can.",
  'products.changes-show-in-seconds': 'A saved change shows in the shop within seconds, in every process.',
  'products.edits-are-undone':
    'Every edit stands in the history of its product with who made it, when, and both values, and is undone by one press as long as its field has not changed since.',
  'products.admins-merge-by-field':
    'Two admins at once change different fields of a product without a word; where both change one, the later sees both values and chooses.',
  'products.import-keeps-edits':
    'An import keeps the fields that stand edited by hand, and what its file says of them is what undoing the edits restores; an import that is told to overwrites them.',
  'products.of-their-import': 'A product names the import in the browser that wrote it last.',
} satisfies Requirements<'products'>

declare module '../../requirements/index.ts' {
  interface Rules {
    products: typeof products
  }
}
