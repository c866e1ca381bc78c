update payment set given_back = 0 where payment_id = 1;
