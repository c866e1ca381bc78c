/** A practitioner who sees nothing yet. */
export const reader = {
  user_id: 5,
  first_name: 'Ida',
  last_name: 'Brandt',
  practice_name: '',
  sees_taken: false,
  sees_intake: false,
}
