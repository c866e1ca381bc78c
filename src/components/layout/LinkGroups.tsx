import './LinkGroups.css'

import { TextLink } from '../action/TextLink.tsx'

interface GroupLink {
  readonly href: string
  readonly label: string
  /** The BCP 47 tag of the label where it differs from the page's. */
  readonly lang?: string | undefined
}

export interface LinkGroup extends GroupLink {
  /** Such as the number of products behind the link. */
  readonly note: string
  readonly links: readonly GroupLink[]
}

export interface LinkGroupsProps {
  /** The accessible name. */
  readonly label: string
  readonly groups: readonly LinkGroup[]
}

/** The upper branches of a tree, each with some of those below it. */
export function LinkGroups({ label, groups }: LinkGroupsProps) {
  return (
    <ul className="vb-groups" aria-label={label}>
      {groups.map((group) => (
        <li key={group.href} className="vb-group">
          <h3 className="vb-group-heading">
            <TextLink quiet href={group.href} lang={group.lang}>
              {group.label}
            </TextLink>
          </h3>
          <p className="vb-group-note">{group.note}</p>
          {group.links.length > 0 && (
            <ul className="vb-group-links">
              {group.links.map((link) => (
                <li key={link.href}>
                  <TextLink quiet href={link.href} lang={link.lang}>
                    {link.label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
