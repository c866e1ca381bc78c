/** Names the box of an area on the map: no chart has an id like this. */
export const areaBox = (area: string) => `#${area}`
