# BCa reference: boot.ci of the package boot 1.3-28.1 for recorded replicates of a mean. R 4.2.2.
# Rscript domain/outcomes/reference/bootstrap.R > domain/outcomes/reference/bootstrap.json
library(boot)
library(jsonlite)

set.seed(20240607)
# Skewed values without ties, so that no replicate equals the estimate.
values <- round(rexp(24, 0.7) - 0.4, 4)
result <- boot(values, function(x, i) mean(x[i]), R = 999)
influence <- values - mean(values)
interval <- boot.ci(result, conf = 0.95, type = "bca", L = influence)
# So many replicates that the ends hardly depend on the draws.
many <- boot(values, function(x, i) mean(x[i]), R = 400000)
limit <- boot.ci(many, conf = 0.95, type = "bca", L = influence)

cat(toJSON(list(
  version = R.version.string, boot = as.character(packageVersion("boot")),
  values = values, replicates = as.vector(result$t), estimate = result$t0,
  acceleration = sum(influence^3) / (6 * sum(influence^2)^1.5),
  low = interval$bca[4], high = interval$bca[5],
  many = list(replicates = many$R, low = limit$bca[4], high = limit$bca[5])
), digits = 17, pretty = TRUE, auto_unbox = TRUE))
