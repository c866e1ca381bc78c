export const JWT_SECRET = 'a secret of thirty-two characters'
export const MULTIPASS_SECRET = 'another one, of many characters'.padEnd(40, '.')
