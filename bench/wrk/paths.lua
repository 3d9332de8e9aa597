-- Asks for the paths of FIRN_PATHS in turn, so that pages asked for at the same time are different ones: a page that
-- several visitors ask for at once is rendered once for all, which would flatter the uncached figures.
local paths = {}
for path in string.gmatch(os.getenv("FIRN_PATHS"), "%S+") do paths[#paths + 1] = path end
local nth = 0
request = function()
  nth = nth + 1
  return wrk.format("GET", paths[nth % #paths + 1])
end
