import './BusyLine.css'

/** A thin moving line over what is being fetched anew; the busy state of the list says the same in words. */
export function BusyLine({ busy }: { readonly busy: boolean }) {
  return <div className={busy ? 'vb-busy-line vb-busy-line-on' : 'vb-busy-line'} aria-hidden="true" />
}
