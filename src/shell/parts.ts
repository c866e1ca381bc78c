import { CardAdd } from '#areas/cart/screens/CardAdd.tsx'
import { ProductHeart } from '#areas/cart/screens/ProductHeart.tsx'
import { FolderSaver } from '#areas/folders/screens/FolderSaver.tsx'
import { CardProtocol } from '#areas/protocols/screens/CardProtocol.tsx'
import type { Parts } from '#hooks/parts.tsx'

/** The parts of every page, each from the area that owns it. */
export const PARTS: Parts = {
  CardAdd,
  ProductHeart,
  FolderSaver,
  CardProtocol,
}
