update variant set regular_price_eur = 2499, regular_price_gbp = 2149 where id = 1;
insert into price_history (variant_id, currency, since, price, reduced) values
  (1, 'EUR', '2026-01-08 00:00:00+00', 2499, false),
  (1, 'GBP', '2026-01-08 00:00:00+00', null, false);
