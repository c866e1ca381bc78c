import { createElement, type SVGProps } from 'react'

/** A line icon as lucide-react keeps it. */
interface LineIconData {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface LineIconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  readonly size?: number
}

/**
 * Draws a line icon as lucide-react does, to the letter, since the server may draw with that. Its own code for this knows much that
 * no page asks for, and takes 2 kB of the first JavaScript; the build puts this in its place.
 */
export default function createLineIcon({ name, aliases = [], node }: LineIconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)]
  return function LineIcon({ size = 24, className, ...rest }: LineIconProps) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className === undefined ? names.join(' ') : `${names.join(' ')} ${className}`,
      'aria-hidden': 'true',
    } as const
    return createElement(
      'svg',
      { ...attributes, ...rest },
      node.map(([tag, shape]) => createElement(tag, shape)),
    )
  }
}
