// Written by scripts/train-board-network.py.

/** The weights of all layers, one after the other, as an arithmetic code of the numbers 0 to 20; 10 stands for 0. */
export const code =
  'f|tk^fL{?s]PRKq@Ks{_rEVJvhaVlAI~{WYtewQHokE`CVFtKZzQOuycfHtqJ^uNzrjTI]Feu`Mm`_nflcKfAJSzO^GRNB~xCuKkV_F~]]aPjnmxBurxV?BFNw]nvuyHJOadG?~fxvHnfjKNWB}yDPynCJ}rb]PSQhgQE^zrmr{MRLwyKyukDaOZGQxDqhCfYcqFXszqVl[xkoDOP_}|rJ@]]{VlprcCCXJLGEFp?Q?XR[OfI^adZsiQHlzb]}vDmUkBxlqxcoMS]goKKEcv}FPR]UPLvuBTEFhr}Srs{HOoo]Z@cXJ>y@eccLE^AFWxXsLhoH_RfrMU{E_U>Z|^`Y>_~z_kP]Zmw{SOP>auhkX[E^ltVFBnM?Sue~vOLRz[_HQFpOwwFeztOG?@ndR|Qc]eHnKXKIrnxYf`?HPsrasBOH_jS]Vu}jovAB}r|}R?OIoWAGIu]yFO|ADBG~scGIerssYuRqQQ|lwm>?pKBLPhhOS`@PXZJetuN}tD{lDX{apaFO}}QovrgRpKytIMZ_vEh|Q]rNmkq~YxEe[XjtsEEaNf}oO[YbIhHa^}Oe?SbjQg]V`u]e~k]RIEjz[`Soc{{D]xAgGcFG`[{sOlDWYTH_L?Dtu[J]RVlNrxfTxRdQgVOauM|CsbgFfs^~eS`ZcoNmMe`kkuR|[Xry{[HTX^GbXlD`?IxYZKQxTtUWkBlwTVA{IaPVAo@[Ls{e>~[MB@aCg|WEe[dQJlm[H_[EuX>INYSSC||j?ZDrpBl{{}YqpnLJowFTUgHHod@ZInHyb^NmA?}XMy^uXyLAp~rfwG}bAbvYHWw^mjIj[PezKYqDTDpWSC`IuPmjAdSnJhjprVuoXALa?W]kkeNmsjqaSDndnp{SMpxIdM]bip]IIeQWOTVVxpfVeczcYykjR~HeGtIGyhmrDem_gB~cNXZkoa@vt|]sTHfEae_LLvjbgi|{Ri}zcXeVBwZ}avyF[Ja@LpZ^@gXF_YLUlnCAruTMpY@OBYY>{oRF^ntgvOGvoWOhXz_SJWe`{jZUUjTKQOJlFVWgv_ji@NYUAbMzUxtTCuc^F?S[rcAgY]|cqgnEh]g~muaqb}ZU}_zwsjR?AIkHwIG[jhzd|OMQvtPeyjxCN^wJCHninI@fD~JYW~?RdqlaBu@[iXtb`teOi]wFIJPkUtKs_Ih@mBF^QWH[fEFgnQL`gUAlaJo>Gs_b`UW^W{oiXbbsgy?inhDMLNB}b{F_HKFn[TwGqqAllYo|^vHnNjfPWuNCBlKyFH{zejHuk|K|IsRuEAk}JqaopdpEOy^DNtf?{aKcOrLbP_}ko|Vg>ljXIGej}cT[aXG[Ebl{mCFgHNEosBlMhGO~bJy|`sPYEf~t|pQxP]HGiClS}`UKz@@YUav>~FYfE^zrVMa@PFUdBjIeMiBPEV@zHjI``rlcrQBA[sB^~~JzN|Kmt>vGd|>KFgBPyf^?@}{m~ZNrmMY_pPEUluR]>{FtPKgARlfsGukbWCy|RLvRd]dz[ZrlokZmg}]wJkHXYwzQ`kprJaMLS~P|hrtXP~?`AvJzdQwvtxKAwmOq]Ff^cAt}W`UV^d{GUKTuArCG[SPTmx@GFWR[UF}xEFXRieEVrclEZQFOuyLS~ZB}_N}{VHbjjnv>Y}Z_CHAIn?LCktOk}eNGNHiKk?~VnaygqlSoJ@FJFTP`jKJNApmGxu_Fq[DalXjbIVRnWkbJJXIkTN_ypLJCMYQYd]mStAwQQPZI>_cHy]HvCFeP|}eT_SPxZOza{iSJUOgywsvWJd]M>aKVUo?Ra]J@f?iebBHc^KEJClB`OAGPUm`On|zWA}xaHeRwpmJFxx}w[V~ZIUPGTFERmm_QvSk|S@zQBtywqvqjaLOW{LaOQVuEoIL{nqflt}pmxXQT?DkQiaPWZHgfUyp^WKrVKTbdbauFwNAXbaTbvSR`Vhnh@~|GS`q@NnwJCUc}jboe[Rwm_I^vqQ`IDEuuz[]CQwiU^_BepOgkY`T_VuoHNmJyQ}UBsKDVQtOepaii?CNIgXJZ{EkeJjh|A^~TBUw}P{o{HaEsMvpNo@`RX~GOMyPsr[ZL_N@FbDbQzMP?CdjloHzlOcr`VEhUpgr~IMpfeIZLqVrB}pNwIGTO`ne``bU|@Gf>tf?TTsbPiRLk?v}Meeu]_T?m|AHVGyfWsLAx@_gMmg_Lm^R|VGKucZOPGEHvzRXNiXlnnHyeNRYVoNDygJI@FFBfZyErBFv`hgpJKYlFCa}a}~AzJHkdRdi}q>dKFE@iCseUaTqNIsVxiuH?a}keI{pQZD}z[sYFX}fkwqQKy>D>{]]etmMZhG{AIqvWK|AnYGKmRSM~[qPQd~eIGX]Xwm_~CzF@eTWmpwwNA`eeEeuRzCXVKxlAL_Dji~[joQjUmiLfd~JvdOIuTFYCmsReSs@hosi[[yYtb}klGotl]}fJwwoZACzQdIrS_lpSnjj?WB]tEiHVmkUn>T~enwTCl~Udqpquu]u>nGjsgXuaBK{{|`@ay]D[a[jCxwjM[~]lROarka>V_PGDPt_mgsvM?PXzj@wjMqGJfY_cxamfD?YaU>xBEoGJCQLSIHdPnDCvpuO`fzJiByfcLJJ~u}djAjnmBWv|]LNAWo~F`ej{pM_fqh~tOeHGM_WrhUStkWJ{vyX_rkdfcL[CyRdPac}IHGewSKK|SijcTW^{v]Xi>rhsB}qhPO]IdM_dU}EY|XKSAq_s]owdTMrI_QGr?}JtWEBhJhUP_qbiYOnN_duMJ`cMkCne`d`icCR[Z__Vd]WgW]rQcylaOIBdQlD|rPr`PASmhQ``h`dlH@M^_>?J?L}}Ddm_QNiyBdUBkWIzcDMjlkXggPecFEoZwZCz[J[xtWsPc~Em>]HwtBFyY{nEQ?_KJD~ESIIFSNWlSW~{WKGJWTscPrVnxsAqWLXmZYTDz?HVYc_LqoXng`x[AevzrCRPmZAlOvt?fCNAGxsJrMaoiFJPKyZ[>xNvY_FnEIDzUIfxsEKh|vCu|JIY`b^uKmrA_EiFdfmIBajU>kEIgz{eWHLljxYfX|GfKGAMP`B|y}X]mB?YMXE_QPhPOz}[|}tJUMAq_]gEWXO]Kqtgq?Ih>^KruMGv@}nNQpNi}IMUaQFY{c~RNLQDfJfJvr>seVqolSipbGm`}[NmRy[qep_x?MdiTdnIbb}{AJjWv?MHQY~^NqK}rh|l[Ei_aaypHveEdDQw~MhVWfcimJSO{MOcHZkNs>_Jm@KG]gEBoaWMo}MKrSRjlRuy~GLJgBGMhBYukfGcopwdwX}se}bloIoaa{bq|O[hsY^hWB~TZTWfuveCG{AEcmNWMtrepiuMHw~{R{UndGH~w~?azYPiU|umbdtiDF_Ch}PcIwaez~cP~@tQXCg`YQqB|X]Vc|qzaEZurLrKcN[XxS|^g~|[]PnImlrdytH@kl|uVadokSg`EK}yePqdCTRRBHhiJc>zdGvPWCGIOltv?[{|XqlOnIHxoxQf[]VzN?V{AMnZBnsReVlCB{Gh_t[@lItqm>Mwy_OxEfzHQlOeKZQbbgxjVyzLubz>GDTMf]|Zh{lKB>V^OQrgH[WJOZUYeIPWsxZV>O~nk|OzMnJQqMgoBpce^ODAF[mm^qetjT^sM>RcF~CY^gRFJJHhsZT_JatR{PnpLdO@KdlFn[QjzOdIAsWDYnASBpDYEdFLAZYuBcOEZqo^cljXTl{NVkib|a]iTLV^U^aWKSEJZlTIyTWFEiU}tRkTcQUkozdz_YMvBFa{fRUrH_OUfFYx?BHyBM{`}n|dEhPGIoO>tW^EvPCU~~f@ssblMVTXicRJ}Wb^RcyfgRU?lMRUZfV_G?u@AtWTWyhjOG|{eBQOfYgTBHJa|S[Ie[cMBgMUQDX{|{OaKubyIPtHCsxYUfycVfl}^dQc>Vwd`zsktQgRAzPPHKagJGipFZBtN~pGEz?|yus{NG}FhpnEQ_mcoXjuhgp@eW]OIgkdziF@HY?QD}g>uV@~MXO`nfr|giOhD@B]urDWQA[vQdMTVmyhw[bTa@?hg`|Y^hKJDvualJp@hFkK`LRcyXvC?W|ZwbLOABIxoTxNtMIqDrgQDSoTushJFn[P}}>v]Bpbr[}[zukye}^dyZ]cPswMArFU_EoR`Wx|eEbvgV~MXcytTChkXez[UDZ?ZPto~fq`Lc?XKIlpgNW@smaQ?xOo?AOc@ONKDJgCaTWsZDa`lEm}T^LTs[kaPqBbRZhJ|pKHRbp@YqDUiDs]roo_ZOCz@d`omaOrJGsvcicPl^nw]GlfDhiZXHS`[YFUIZmdfAcStPAgFTsBwMEfnbwPHgrxip^u}UmJFKPWlQbjFbme[@WYbvmsjnwXQP_{o?uli]nFVEK{sf`Ir[KpLXmHmWrFZmn>Q>KpR~wUvUPwAKLho~[XYv__ejv}_BU~kznLvaA_yMbejMr>sQKv|gwvQQWY`QMenIUgsGJMTB@L^vzyao@LEiyf`jUnb^EhYzfZaNQYrczLoRf^|hYnj}eUx^^dkOjrR^tAn>OIUpYLSnX>dJ_DTFghmFp]qYv`TP@nh^`qmhDySAob|iJb@hO|k^Ba`kZWlyrQWG~kFeZtUNFm^URz@}[M{et~GsJYZ?NKAKzIER_IJDVX`^`k@Ja{hp]RrjPFmO]kVMckCX~FIC{kRcN~z{rBQ??pOpoMPcAgml~v>APzHeQNERMI>~R^gsNCpXu[|VsyVo@HLSqNpdNvFaAbSgWVbU]mceg|Y?FNmJE[xrKpLMnhLaqqMRgF~qgGDJmAs@VeexIPOYKOq[RzyF[FPdDRmTIR>cDxrkZf]|XSFbkBaErqujM~K|a{}I`DC|Ae[KP?^xTAPbUt@Pyfj}AJowXQ|]Coy|UwPq~ZZBEtvjNhixKwXXA]DemI^PRQ?VDFVcXQtHu?DXLn~b`VopC`@xoPe@>xvP_xg|Z}oav|geKwPPednNaiyZgB^skwULChvT?WxhA`QCrOBOUCBAWSI^>VEU?D_XjIHGQcL~Tr>a{nqKN>EpjM[o[]`rn{z`Y~YtOXFC`oeddsbgh~bxRZ>G`bediLeFMB?hzyTMJ{SiJymIigsn@H?swWIuJKB^GMK`euoG_iGtgEmDosH^ae{LvGuVZheR?}w?]VgR]bjgH@oazN|aNCLjBZ{wmnM`vdmEQMH}PzZd{ehVuE@aW`~?Bog}^LgVFz`j}INuV}FkVfYLhVi]KDuavwyGBGNSfbP@fjBb@[}jp^l`Ce[T@rPOH?^iAHdmvWLiKOPwxjJ^aunqqa{`eyzMFiGjWJ^T`Hte]qP~HG|vHq_ChbAM~DXLle{R~StBePPl>zHOWZgFJjYDKFCYYv]??Wppq?gsGtmiYsMYBNRYgcfTgcIuAMBMw>UAxNG|ZWPvLrehUrgvGFVyeoioGG`CzRTwpS>jdpL]fg|J?|~>eMlmFrn|Q`DJrp{`|KI_I}ApOh[WxOjqZGY^Og[bfP_[DyYl~kl^H^RnhO|YyQFalsgwhut]DAQduq@FhWKJKKJE@_SROAT|LTtOhomO@NPjrYAyKgNfyXj>gjG_IAw@RZ}>o]{WfEVL|Bz@]SdZljIjkXbTFwldwiMADNIdK`]aQNA?}Hv~B||>BQPPjA_c>flHEgobhcZETNxH~{[{OXQJeFy}_SW?LbOF{sjTvNaaT_f|gfBeb?D?|SklQZdAA{e^sbV?qJM[UCHAKyDxCV?mcdkU_^[Y]T~VkmYRl]jKzAirR^X_]rfmxyAkrtYG{|WiQuBZo_pv@ENgZ?pX~fAhI|}>Uz@T[eCC^nAqrbqBRX^YUYDBllLkPSAlu>xqHO}bRj{qLkAQrgngXsC}omBEbgqlsPXzT_Vn>[gxF}aSgduotmlTRPRbCMeOQBxroWRVuHt~mmvmns?zPqkwo?a^R@ZKBH~l}FnRT>}bFezBwaZ]ulgINuQdbzruBKKxxIxZJlzPXLzxwBq>FucMpuFG>}v?q|CHdLlgNMU~a@hYVwOfX>a_RAJFMASiCUlbIqE{ArI}M{GsytulWDJ|r^KT}l>|K}>ubjrPo@RO{LE>TSLJ^WdGDE^_rPywr}VOJjwm|^LwJUtaC_EunZXKHIhJ~F^Jg?QOrgOGWyeytdxzdHZdYqQ|U]Q]SVVLQgOloKPY@ueC^nconWt]|lOFLCqDSClJyGe@sCYjkx|uQZAtWg}ClDbmysb?oMayWoVqg@l]^[SMRh]dUnT`Szu@~LRvF]dg>OLamZiyAoW>]eKNDvVL>elWwLXR_xRk?^MI`^l^AydX?OvjU{vokgtoTHEbEIfqa}}XpEsEVQfEXMSwSEiryBJ`tsILopSZ{WdyTkBTBTVohT~uQ>^^MkR_^AAwbsGuDr}qZehNWsUOip]>ueVft~oLkNxkFP_DZcuzmkxu|Ws|DM`Ucn{iOu^gWgSxX@Fmp|`bKRYVQ|S}@uTa]HMXyKNkK?ioquDomxIV}KikjZn>[rVNDcFgutawRx_IcCPhDi`WJNAOTkNVKhdsqcDx]IuVzeDXJeUMEfIwokfTRTc{vSi|kK^y~Qd_rZpNp@JRRsw^IRWWLZ@LP@KeK^VU_GYGpfHe[mfrLNnudW@[q`nRcCZKTzK[qcdhG~M>U~Q|VnBHUvtm`tx?U`xhrW}jjR~`KDqsdw`K_TTT`h@HKYxwj{MUxesgcMq_o[qAFuNm|c}BepT~to?Y}cU]|hJgnbkS~fGWxqH{jsF~_cumtMcF~EcH]wUyHTcxtZ~r^xXmhkK}z?JLok|V_DEJ~g{UIsp>PnkYiyT>tNMjMQbpzMTGiWyLmrA}Tmk~lYAsrm^WZ}B_f|B~UP}SboqpxCd`NkK?cad?WJkYab~_uxefkMdMKAcy>THMQHSaBhiK}ZC?kuvU|cr>YzXJ^`qYC?yfOiL?uJCdLoNB@Z[gNbfFe`zJ|`|_yuR}O_QEpVBwoy_Ja}TzkPs]IFqow]aLekNkgO{nRV?HszDe|DPolMwqct_|gJ@ikWQrIjnqUHhHYJ{Vu|CVPD`|WMIwvDC]ocuU}aciEhm}pSSfTz|LgWJ~TmGiFVHayqnNJwEq]lMFgSBgkTOsUCj>rX|pFHyJn@HOgqoVxq]vbh{|ckcjhp}~VsGVhtIwgcxoAn^_R>N_NJqZJQX{NRhTdzp>hJ~peniWWJT^x]dhTUtcoxDqY@f}bDJyD`MnXsAxoE_QjejLpmUjR>eGRtRkyhx>zibiveHDXyXI>M_K~GuCRQ_wFGtL{a^w?ETmq?jHsQENT[prPdCDPktGaN>vz[UoXA}}SO>sgyx|d?`taL~_NGstSXGAjpZTVh[WjWGK`?j[`JcJUo|]XJY}brsKo{yHkbkQ>Stfeif|jEI~BF`[azrmCIoBHSD~BrhbUUnvAf}_?penEqvmBvZJiFj{kyHQcWDWtdj_gDkY@{LazcSBxrIuA_wFPZKJsP}voyFTwgsDbVdRh}^fjK_YbRfDr`_crMZMVqK|Z>DUd[iqO`hh|ZNFDv|ZIAJBdIf~ncX~lS]I}IlqgC}UjYcGz?|r|LQ{]LGLlLQOE|nY^}QcB|?KiFtnO~TWAkzIc`jNh_xw^R|`zv}DBjCtz_Q]I}yV[vShTajmCi~UUoD~~F_b]GfoANGs}`h_ZiIpHQIfYuXwS{IXvPcirGAm}zCCUDewjQJrHGUJH[{]RoJdPsnlhqcM?fBZ?{AJB>^LUmvYiBTZjL_YaJMsZQk`XUVZIucDbW_Y~sT?gr[nrow~o^veu]yJG~SgSoCEwa^r|Pd`bFBhQp>LqBNg>L_v[LJMksun[J}zhtFtdYpM^Ahm^j>oWnYrlAdhzoTs`Tq>{lWOqDODu`IMLQxosH]LbSEL|EmbDBbyrrilJ?J{kHQzsKpU{V[]~Ynvuxo>Gz|I>mfETbw]KCKaDxfFabH~|KZ|VZC|uD>n|ho{tuix@MaQzXq>D@^osOxNAdHnwwIE?`NNmekz>duz>Tw>>|vB>o]vDDlH`C]rbqH]oqbsRcp]UrrhKOOGVd|HV}PnR]dyW_tIj~O]GAkvPm_U^{X|voPrTTzQ|STO?TE`ilg[ap[MB_y[zydpzIUC[dv~t~DHxH{CLGquTu~MC^qw^nlo_[EQsadCb`EWK|`hEjVOU?CWSP_>uHh|zPmygeQbmIqbjs`?}ZQigAQYg>olVoL]HXgUOCk^PAY|jCoDVjT`iumvaS]MTOhwKJYc_ggl_lYRkNHBQLDuqtMToNWt|~adzZUj`FtXiWYuMgs]mMsjgGtX{nRbqVCgpLH_hqdHTp`NBQDX{iwJjE`D_EpSiqnz>a[ZJU{[vrU^hBJ}i_LSJG]CsJpdJRtVA]@~ZlyA~XRu]amJ@YkAk|SElYklvLS]ZtdUiRJpKhY~zhROo~scIJ_g`BT}fofIp]@x~GalRGWEYN@ihEOklGELYCOPS^CMZ[_kiemP}QFxFVqaytOrU~uTALmLthZyE}T[TDrrF~AVpQvNel@ypuYb[AMDWxeGVsymkEFYd>SNs|?bPPqvguGIkOdTsoQ?B_>gRdTHKr{wgBRZHo~m]QzmNEs}MQLi^CnViKH[Gh{i>x_CvvW]Fe|Jv?|IGb>tWtBMnShXZtmbgquGkCImQXN`aT@CKoEZMpaTXcF`UR[`>cq[?J?n]YtThQnB~YsUwALVL~OWRvre}kdd]GaxBTJUAh>THII_b}YbMYASzvfbvxHvi>n]fyhEJhKGMBtc^rS@aNohTMATwNJSRYo|bU|`Drxl]BxKa>~had?vTWg`Vyo[XMAT@gQUSsZCeXHaCeG_YTqAQRojmR>babGBKJWMLFI[@@PC_huyXF?zqjOYMz>T^JMHMlsU@[`wjpXnMsmHUVH?}[cQw@|[eU{pPWHBoR`cx}eoWeQwkrx[>sGGYTNxRRyaHytehRWuVMGMWjqffpnCh_QuNx>q}IroXa_m|?VpH>Q_uwmUnNXe?l>K>IE_[{Kk~CQdWyUjnYBsjG^y^LHiO~AaS}~saIyLbaAeYqReGyUb^ikn_{pnr@TPd}cZ]zCPbE@@SJeH_?PiyG~t|MJ^]^zyXjv{Jo_hOArnr}oEovwPDaIUfuwkswmSSxFWifoX{hDCbwIJNmEHjBo``_DzDfxrFfMrxuxE~i|n~cqv|SSK@p^TG>vW|MM`moQEeIWvTfu{MbjIZcaPzH@xjgcVEv>@btwiv>oVRdo~dMa}VZXIZl^>dGdOKc{N{l}eTk`f{Mns~JvYfaYhEtSumPHGPaUGgLN>?aXdDPE[KKA@fmlaR?XAzFDaGwpePazwglAR[EsVIK~E|zDfG`OHothaHFmGHw|Thhf@pFibUwwYAWKGQeaVpKJOGNZk?wjijJ_{OESXklPMmwHUf}BIJPCMGDgpRYdXtAicvCFwy}Boc|pQX`}SzW[CBQd_TeTPIiAe?LdiJ]}luQmVbzI`m>iz`~DWIdyPoVjQhMHDmdjLUEDDbKhG`lKVEdtOw][mQQ^hvqDNIi^Q^Hv^>SnMhH{>rDGD@DPacNa?[aps@G~TP{KvgINitAvx{{ss_>Bp[GTI|zgRhSqtRd@jkFiF]kGUS^FexxwLomzc_K}ikcCSVDHJ|~Wj`G|kwKx|tZ@mboJ@svA~leThZKto_^O|[a^c_zAjx|E}ugF~X}^rLoEfK[riwQSAnFABek}^JIOh@LY]hXP|va_@lMWz~WCeUISPqt>loHgMwfNDdVyU}_^sGzNpCMKTft@>sV~RPnDk>a@yNBKcD}_ff?L>Yj>dE^pa]ILE^Ahs~wqNj@@dVBwk@kEaGwZLtYsCyz@mSQ^_GXS|yN^hjKYya@NsD}UBlqYQ}GFSatEDk[QguTlPz~gJ^ZV}_pAFkkegHDHSgzLtKJ?BnKmN]ouumqguw[}gJM]Lu?XatlYq~ixOo@CuZqyAD]BAeQc>h?B>xchbjllwVbixNkTaVz}jdF{uqgmpGlL_CQtta}ldtP`mOw{{v>Hi|cxJzV}j@nysLjptgYjFzhRGVUXdebZhprW@^]U@^V{c>Oa{bq`Z_G{SvfO_WOdBFS[`lEoRXkIOGshY[>[DoJHYnNqd}jGmFd?InpIhgD?hXFlo^iFS`Mj_VgwuXj]}TWyQL~dpuj}AJkj?PoSVAOiOHV>zf~t@insaN~LZBR~VKAiMYMzpUsgLIICuK>`y[wCIx_Hfc?qMF{[wOeGyE]GW>ZGvhaGIS>WfPB|{ucRMUQ]>UGUsLcgVWStNv^hlXVazEKUsFCtYub_>DchqMz{s|KI_m{O`B[TKeE`YQbbHL?L>L~NT}leDx?JmkI[YNv_|}fKlNymTDUUUn[hkqaGd}FBccTCXBc|VgjRf@MZlfn^h~n^lTJNhsmGLrP@q`LhmgCCoRdLNc~oiwFc`SNsyjssz{@Ax{nHqZGdWQJVISjNSJtcPHgWib}mD~yAATNe?`?UKqAyULbiDxPWcQ[>i?E>r@{LUXaXwJ@^VH>wUlKJR@Sqm@?s[{QyA?euhdvWsBG^NAk|PzP~rsyOlWKoiOAIva_@b{Najx^{D]Z]wbd_|Msee{TK`ICI{]H?JcL_EmFXrm|Xc`~H}`>^bfrvV}HRHXIyBqDDClYyDODkQLdoCydGGV_EBoHr{CDYOi[CEcWB|^kHaanomfjKXNkp@EKd`WL~t?emQL?_SkG}w@@vYwCNqnxaNDYvw>iJSrOoXurakp>}OfLVllgIhu>CHrlOCyouUF}BxdF`_meg@qL`HVbd_M{Q@[Xa^|]~H?zEsdu@Lj]~ED^v}[uXwwf[Mhtbb|zsqQoCXee`hppzHmpU^RlshSgrL[i[pAX[leNWSeEyWDqxnCjiQj^hFflGgLrX}N|slmOc|[lGu_[]skibP]HDD@zEu~gAYMnefLapeuuFJh?UAw}]RCWjUWxBSglQxPXPq^qvELo[_LHf>HUtrIkxgI>XptFo]HG[?us^Rq@tyKSo{]f@AXK>TZNBZxh~WhrzqbIlS{TMAYWi_NPWyVYC[?PfbzKKArV_{[CHovZi>fDyo@jTeAc>x{QKLKEaK{jFMSWgmU}KRszHiY`hdPBu|pP{rgZrD|KnMo^q{auX@a[FpzcLwoWG{|cfHJ{N]zF?occA@r}U^~KqinSV{owO]kZx>[k@ykOLmqbW>wqB?pRXHaFI]z]`@FlM|WzL]zlBBGS|XWJuUeyEPvxxTGB`OIDEBIZSOBaOkqtTotz^N?t}?}mUCVEFJ~es@`UW_uAlQiACOHciYh?d}RZr}u~daVFgoVaEGV@kx~J^gg~nHQBQra_qd[QGjYfQXWf?Gs~ip?Nom|sx_nqd>K_KACkSKBTheULtTCzvptF`o@jxNp]MmbqW]siVNd}Ztqio]dqzVUKQNjLhkiwzbGa>?rukcpLXimVx}[d`ymQPRv_QLzdfjiVqbyEQnt?^s]M[PQo^R[^>weX`~xvcNkRbfh^ZIJikQt`obmfKGoFsuXX[n[ykkedJtAbzTIqDmWdEPXyogt_fswJiAPQSU^O^RpCFJQlz_`mK~ly{[^RWz^{vqmUqOwUIpaouTr^angYw~tlaZ|ncaP@XJWXp_qmqVFD~{IpI^InP^cwaWmSyDJ^Ty>[[>@HmIg`qBsE]ET{K{XO?_xzy^VGDVl]`OeKY|paeM|E^AjGs>MXFiCXZaDWP_MAr{gbfpiWrFRCgiBcPbgCMZyHmfafcp]bFufh]z}y]Z|wek_^tAluiyIaUXSt]ZXP_Jf`bJOSXConf_Hcv]{_RdJyH{ULyfgsrAh>euooBcpKMGA??JvN>~M?jwdwy]ojdBnXpXfBLXCJoobq]k|xhyRGt]SvCE~qs>Vo`VC]uU~]fiHdmrqA^bnBQlvWJrHw^qB?|pB}OiaClY@BinsfxXwlPdwZoPNH`Xki^q`MXHJ]?sPpJnAmksbnhpg~Yi|WzFH^~^>{B]g`^goNlw{ZBZt|]Sd~l}^[nKkkNzYqDe>urwggehLUk>v>LkBYWTbYsNYGo?ucEX~?uEs>i|o`lucWmZeWmMU?bRQXr{JXhPhUkmP]@k{}LuVzj~]@SIyre>NvrXgUxgNfYr`akwakZTHrKJby@xtgeIjzha@xfzbfx`[uUeX|~VIWRLoFvkmaTmFcFt|@PIT|GBlfIeGvW`dzAClxhRneqXYAVCbdGOpOAktsAQmv>Mw}PplDAMVH~`cuouWa]>TmNVf}ZKE_dL[b~IZ|>}qHuF~dg{_MzKE^lO]MyP^h|XTHAem^]Yqb|iO@{J^M@|Y]}D^yMct_~BjYRbtQudrCfXuily?X?ODms@WdoeJe`hP{>SCVky?[yQviZVCYnBPBI?]hiKFfn@@qhlSPRxia@{y_sQT`CiKVs>q|B~bf~EdFOJA`UE}qg?Lm}@>{{qm_le}LeHpFUHW|xN^F?ZK>IELVCFkRPe]?qic[mBPjqa`y{xo{xlN?Ch}szINMHq{[L_y~YU]TW|Kku`CVvF>mfmwh}imsbcsSMIRwXd~jcMEMSZk~u?QzOMq}kEjEoZL^SGwQp}tu@eYvMi{Oh@gEqereU?a_O@@QusbYAvhLNKdOci[]OiEf|x^|L~GQzjsprNGK}aUozKR`{gzhERMkkW}X[NTraQSoNaeBnSHrZ@Mdx>VnjemPfmWkZE_hdJRgu^FNtNaugJ~xudHg^Y^j@LMryhhexZN>MP?LyFF`ZDY>G_f[iOHYUG|]Xp`ZNupmuFdjEq^p]]vU|JkrGmAnrWtqckfHUesnOQBT`w~JC}ZEaJmmMBC|UdUwE]kfaMtH>Y?|OAMY|a?AxqH^a`@cKZVIoTQvAVyV}mC`YkmC|ld^_^?>QBR^aEpjE~IpGFtbowDxyVKb^`OgQBYneYC|oTLLcKYV?TCk|SGyYJbRNPLx|JTBC?UfqGMoRf>f^BXlvaaXFllBtc>pQwBIPjE^TOak|QUI|vQ~t`pcVDEK>_z_rCxUiWP|>c[kNge}pAG~uuv`zrO_RThXZ>|kG^eOmh?lAGxeqGxvMUna`QMtwIA}WUNpAQxKf|ae[fOD_EayRpqXkbpyphxAKmX?yIdBV`[bQbtdFuTr_YP~E]v?LRJ@^avUB|msd^OnJnQYTexizDlPSFFWkoBoFxDXnxdsvDna`lPAmWSV?ueym}mVTrjOWmPGspOrsnSsJgw~G|q~}Gm[r@YMmwYtMbNiTC@JYZXnzbztsPShI{CCgESjunMHgmjtG?tVgjP{mYRD}|{VeqqE^J~VM}rOLsgiB`pb[y??uzjf?n^WFsQNbCc}weMOCK`fvan|kHVpmRSXNjVMS>A?dsVeS`QM`MLmkTkZkG^txVdnZ?p}yMUZA>^i{svHSM_yvp]cFT?bXiD[ZzQ}Yh_Iax_}l`^Hzvm]uE_ftHI[B`dg[e^gzCwof}Uew|ySBJ@wFUxble`FXI>q{P]N^MOKooA?B|_D__b]COhSysDxLteN`JhCxhMNdNkFO?vNCzVYFXgYSkCg~TOxJxipkHyr`RtkQHOs>^hFVSe>U`~|We}VR{Uo_GHkImN{sb{WEHwS_J~PrdbRTrwsXHxhRIxeMbkxC@|oOIdZb_^xTRtuVGR{@QfiVHNWjcZOA]{mX[r__LcY|KQ]PEv|wpHfw}@lGVJFfIdJ>yEGFPjUuGbT_nU}AZkUP]zkhsZaK~zeJ~_rrbIL_S^JlY]e`pDT?mi>rUKo}C[UXf>`aUm`wGnOJYUlvJgVDY]Dj|pCttu~e{^|VY_MH{lh~MD@ONmRFOede^HfZ`rL}bffOsio~AV~SxpQwZ^Pu_C?LD_[G}KyN~LuH}_uIJgwTptwO}`HOS^j?|kQN`yTHVq~F]Edsq`yDjGt_aWbZvToQ`>g|dyqMd~M{@nS_MJikdg]O^ZKJCPrSQIBkzlEAjwuwnpkqV?_eHkiiUufpt@LhmKtUmwyX?OSBStwu^dJwNbQu[yOIO@dXcAjqsFb?w`fTqWMQXzonV]NXVcenk>IT>G|eKjaF|dasXO`ErU|Rjr_OvZZ@lyFcHg_>GXDu]RcPHyRRBfncC>EniDTmA{QaCXdE>ZdwG[fcINtxapABT}RIwggW}~`vpd?rLG^sPtvtClT~C^uAcTxmoJkQrO|hVO]y`qEVvuzx>toXfZ_LBGr@Ob`KgdfbXNImPg?@kHZ|WW[gw{eAuH]ecjiAK^WPwGOjuybt|MvwTSitoYSMEjThYWHZJp^PUEyRF_B]AZ``s>o[_i?FufZSZNgPxr}M[fEcujEfazSfBqKzOtkEXOdw^{yo{`GQmhgw[z?>gOYNV^DRnepLiWBY_jneS|KW}Fl`TGqlpq`oHib`ScXFtRLz~ytn`iYUrzZFE~O{xZM|~ROyxAzehyi@{B~Lcz^>Qqi>>IgrXkCEePyU{blqaSoete^LOXHHe_YZqs@tYtFYu]f>yVN}HhcPvtbEyMFiJZtxwLA~LmDSHUOniSiumeKYJuhBIMKOeMvMRFNHzuBjvgEynHfM]gVbbpD|o~eg[tUIggZgga}jDUklqXGF[Kls[qTMwq^pqfFKK@BI~Qxf^{mZ`vyWY>wUZQR``Vg|TDxpKx^n`pduRgwZGvu{@VSNk@IhJ?BOByTfZZMC_f|sojsm}^QU]PNk]lG|HLmNHme_}XD@t`X{qIBUBE[Rp_n|U>>DYpznypojPUe_>JitymWd~WV{F`BP{hjnOn}vdNY`m?lq`yzSOoNQqr>[iQrAOkvki~scBVFFFMcz^~mNL`mKWOr`lrCaIl>epgp>cy{ecntM]q^CqPuiBDB}yXy}l?nwN>r_BEuzyk@ovokKnN^`ncobfc`y?pR@nmu{C~xsJGdx}Z>}GWNaHnP}zcGkj@znjX>OgfGJcFDnQRzFYU~C>dkV~mD?V>vuzdxCT{?hkiSoF>_OQWBaru>?CJFM{FnKPZjZG~oktORCIGlox}IsDrIqvn`zcVQpuLeAwisZXwHU_JGVcNEh][Nhuhnw?jKrXzl`wHAkMQoIS{Mgf{~iYa{tH|SuawR]WlZGmowCBZYqQERQzW{mVvkn>nenFqu>|tESdZUN~pt>UgAHd~p[G[njn_oODKueGBa[_HhBzFMCcXuBw[~gIwJK~BMIw|XrtgyyrtbUVowrpxIagT?WdbQdbUseAnEW^KHJZGmQNNdjxY_ZTywdJQHMshSpeU~]wiY>PpPWxS@`rf[UgrylfoaveLKuaotbHWjh@C|>lATIWplTFlnIfbT}?TnHzmGo@~SxmfPfEhdHCuaAapyp{Ctysd_PDrCQtV`QFBR^nPrOr_~c?uJY}NNwwW^GzelUTcwcNYcx?L@`MzuYk{Ri[MJrAVQtZ|b@VYAGl}q_Xerl{vsb]TDpNgr~~A`~ubrG}PNLcIcLHzj@Mg{]Uq}WXWdmn`IqV]QVnVp>fyzwqSMAe?@YAVt>theuL{ZKHVpdYfsJDKMKkwoqXjnjV?SFEXXmBsRv>FKiB{vlsUwSHpOgTNCI_IQG@kMQxeuCGFhjW_wJQGSXB]tez@IFUIqHRJKgwS[ewigVrq]jCLd]IODMWHacDwtuYh}RTnSBMuBX^yVzBmhhf^`[J{xNdpiVK_lNPx|PwJYb]?WmU[CstU_gz^{cnGcTC>G|Wm_r[itsmGYx[j{X_?T]M`y^[wrKddKzqFSLuMo~O{XyNR[QNV@JP_q?du_MKPrKQVATx^rVaXWIRIYbMriVkwIsPzDyqX_tUIQYcBF]F>EK[dmYepUjWQaGNt}m{BufjfgVSDydeODu^H[im]`XNZjVQzC[eadZ^h`WECdY_gvNl}d?bSFUk_TPhxgu_LU>lAjfPHSDAw}]SUSgLfulJ|pqUio`D`TOqZDCg|]c|UbH>xBEJHEkHl|DnHan|tr~O>w`MWFWuacCOY@BRhG^ICZaDCdjvWzsKZuGa~_uDezOk@_Jdx~^SdGLVW^[B??KnOv@}qS|sAmHJxDnsy[tdZllobqbbREFGWmbbQvB{EC|YZ}TCaWGIa@FQiQ|tzQ^@yDe>??DeeHbEQeEF@vJ[Ou_J`~|bnq[ZVxwRdraI|hsVpV}Jp_~UvCJ@>dzk]CTyD`FxTJ_tNDb?@||hnu}SKXyxTSE@arXsfZRydRW]ATaB~iV]efy}Tn`QJsYkgPi?g}{KxfSxEXouPYKtRHoRMzK?LPLSlCEQmsPIE`TWEpPyiWEpuOHB@FKVhHD`x[PRFLNpJs?pdG|e>ihopRGHVoz?wY?@gVbPZP{K{@eAXbG{JGcE~BaXcGImOzo?GSYtd{FNqm~M_kN|VMx`agT@NH~~}OFEoZKhFXgPEwKQ]SvrQJYOR_Ilc}wOgdAVLfg@KF`A_exHpOhn[zVKUs|H}UWI{pili[ijAvQjoOWdtGwt@kPwFp{zGCWoYt_WTdfGFaJuCxE>QCnmv?mrmRKMys[hWaCA}PaJg]xMsVFkF?bXdFSeW_NBTiWYl]N[d[wX|~`orp__MSUpQEWUavzxbruwXK?@{xe@VfFf~fAnervXi|BJUUTp{r_~uQOpa^>{@[gTS[hFLtjZXTrVi}GWDyNTx}V^rCXSpC?^EXDUWgbzIT[BgBuLWyWTp`_YmXUZOipb|^?uNWZPI~edJoXBW?]IAbgqU_rnAaG>~lVivz~amJgboK|K]{a{eznYhONPP_[{twlZWeU^{JUzOOTALewxwrjRvduAp}eEmaCl{Xkqyw_CufFCEEypd?qx{kToKWgX_~RkcYXzoNSFPfTLyozUj~^_@vscpgrPOfLIMhxdQfqJl`|^n@Q>nebHk|M?fJxictS[@cRCvuXSUEx`IF>lOPvLHU^mq?TQqCy?IWZCWOecGQYI|Y~CYUmkyOw`aNCdTTJ[faIDLwF~Jnyxj>y?nCSfuT~wZLH|uymqBQ{jbtcLexhd@uFdy{RStF~g?~bWV`{>Y{_MiOjXq>L^wvVm[]NDRqkTR}Ht?Fu|uY>eko[lWllXsxGAYZOwuXg[xV_sHff`xNuI]whtSkWdSdO^[McfKTDg}Ji@z?bwVRGOFKVbF[|CgP>JI`e{qGo^HJEJSqMmFroPGLSq>~]GwQvALw}tVt^k_|tAQh}omlV^SpXBG~aerHBHar{|iyuDxHW?DDGML@CfI?||_CiAGAIIHxuPR{]dKXV]Y?MIJ_{}}bDkS}YlLQBbw|fDSYkLhTH}Orw{lzyVwBt}_jJ?y]AdAfxP]GOuynfnW|HUTJqwjwFTf_ezheyNEzPCdzzQrl]BYd_~FxAxr^}vwx]WDCVwZWMCy]?N`sYpDsb_ZcTItcv>FpFOToSMKAbvpAPQXvCcg>JHIfd>MgswJWFeWhpKnwCLQq~Oro`mIbt?I@hEgPlN@BiRqxve@^SWTcP]R^iBx@VcYSenCCosZvAXouB?lI}}CKFivQyKmc^R[PuFNKnaIOLXx|MYY?_OdkarCDNGU@NYXJv[RviG`lZAYTxHnHhxwNkXGd]_Nw}{]>ple?}>kFwJPC`xhvIkSHhHrc?TZVAomQyt@pTsmRI@M~}pdJZgD`VAXPj?SusgkDx[e`MdhAnx{nNVuWfEHVtH`X~K>[r?JnFYapO?RmL}w]fMxHn@br@}{chOJzrHASq_qknUCQG?^EHu`KEBl?lYTpQQJNbra}Ns@PLlHWlconydpw_neYMOHdWnGqtVH|XRvkzBeFTNeNS]@?Er^BEUE_WblnSnOzq][KJD?kM`jyIHGUNo]XyMFMJyQjtI{NuizEKhGNLrGoArqMPKPXp|qf`TyyqUipHERbHFGlSnRuls@ijTskoPcAv`]pDzsxnYlJlXoR';

/** The layers: how many inputs each output has, what the weights of each output are multiplied by, and its bias. */
export const packedLayers = {
  points: {
    inputs: 27,
    scales: [0.357, 0.0183, 0.391, 0.348, 0.0276, 0.0295, 0.0592, 0.0203, 0.027, 0.672, 0.528, 0.0202],
    biases: [1.2, -0.045, 0.86, 0.9, -0.041, -0.13, 0.21, 0.038, 0.021, 1.5, 1.6, -0.22],
  },
  halves: {
    inputs: 108,
    scales: [
      0.0398, 0.0742, 0.0111, 0.0412, 0.0682, 0.0274, 0.045, 0.0483, 0.0342, 0.0332, 0.0519, 0.0405, 0.0383,
      0.059, 0.0687, 0.0327,
    ],
    biases: [2.1, 1, -0.7, -0.29, -0.16, 1.5, 0.53, 0.32, 0.22, 1.9, 0.46, 0.13, 0.55, 1.5, 2, 1.3],
  },
  quarters: {
    inputs: 144,
    scales: [
      0.0702, 0.03, 0.115, 0.0971, 0.0689, 0.0487, 0.0534, 0.0339, 0.103, 0.119, 0.0408, 0.0548, 0.0693,
      0.0431, 0.0539, 0.0423, 0.11, 0.0407, 0.0469, 0.0437, 0.0508, 0.0435, 0.0667, 0.0389,
    ],
    biases: [
      0.6, -0.29, 0.54, 0.99, 0.25, 0.038, 0.69, 0.31, 0.79, 0.57, -0.062, 0.11, 0.52, 0.13, -0.25, -0.095,
      0.73, 0.38, 0.054, 0.28, 0.75, 0.03, 0.65, -0.29,
    ],
  },
  cells: {
    inputs: 216,
    scales: [
      0.0218, 0.0215, 0.0269, 0.0672, 0.0237, 0.0386, 0.0243, 0.0214, 0.0422, 0.0162, 0.0415, 0.073, 0.0266,
      0.0441, 0.0336, 0.0227, 0.0282, 0.0359, 0.0274, 0.0543, 0.0307, 0.0347, 0.0132, 0.0279, 0.0114, 0.0162,
      0.0321, 0.0397, 0.0321, 0.0338,
    ],
    biases: [
      0.8, 0.051, 0.35, 0.56, 0.82, 0.64, 0.12, 0.41, 0.038, 0.02, 0.4, 0.97, -0.28, 1, -0.042, 0.32, 0.86,
      0.55, 0.7, 0.22, 0.58, 0.42, 0.67, 0.13, 0.069, 0.46, 0.18, 0.39, -0.31, 0.39,
    ],
  },
  context: {
    inputs: 30,
    scales: [
      0.144, 0.166, 0.0871, 0.19, 0.114, 0.132, 0.155, 0.257, 0.162, 0.149, 0.079, 0.0715, 0.0933, 0.0827,
      0.109, 0.175, 0.179, 0.16, 0.111, 0.122, 0.124, 0.243, 0.168, 0.124, 0.131, 0.188, 0.138, 0.146, 0.0781,
      0.0761,
    ],
    biases: [
      -0.26, 0.086, -0.12, 0.13, -0.52, -0.073, -0.056, -0.3, -0.17, -0.56, -0.56, -0.46, -0.4, -0.36, -0.33,
      -0.77, -0.022, -0.44, -0.026, -0.34, -0.4, -0.71, -0.32, -0.25, -0.034, 0.16, -0.32, -0.52, -0.0041,
      -0.36,
    ],
  },
  near: {
    inputs: 270,
    scales: [
      0.0378, 0.0543, 0.132, 0.0449, 0.101, 0.0815, 0.0942, 0.0976, 0.06, 0.0582, 0.0744, 0.097, 0.0662,
      0.0941, 0.048, 0.0742, 0.088, 0.089, 0.0412, 0.0728, 0.132, 0.078, 0.107, 0.0842, 0.059, 0.0385, 0.0652,
      0.0642, 0.114, 0.0611,
    ],
    biases: [
      0.98, 1.2, 0.54, 1.6, 1.8, -0.83, 1.2, -1.2, 0.35, 2.5, 3.3, 1.6, 2.6, 1.1, 2.6, 1.5, 0.028, 0.37, 1.4,
      4.6, 0.97, 4.1, 0.61, -0.64, 1.4, 0.76, 2.1, 1.2, 2.5, -0.54,
    ],
  },
  far: {
    inputs: 270,
    scales: [
      0.0271, 0.032, 0.0396, 0.0328, 0.0477, 0.0576, 0.0236, 0.0331, 0.0577, 0.0491, 0.0269, 0.0386, 0.0337,
      0.0514, 0.0353, 0.0296, 0.0725, 0.035, 0.0434, 0.0445, 0.0415, 0.0569, 0.0279, 0.0604, 0.0563, 0.0267,
      0.0389, 0.038, 0.0605, 0.032,
    ],
    biases: [
      -0.86, -0.16, -0.75, 0.075, -1.2, 0.71, -0.016, -0.081, 0.98, 0.88, -0.92, -0.64, 0.34, -0.56, 1.1,
      0.38, 1.3, 1.1, 0.55, 0.14, -0.6, 0.5, 0.035, 0.58, 0.62, -0.63, 0.78, 0.23, 1, 2.3,
    ],
  },
  filled: {
    inputs: 30,
    scales: [0.176],
    biases: [-0.61],
  },
  right1: {
    inputs: 60,
    scales: [0.159, 0.249, 0.0998, 0.143, 0.142, 0.093, 0.144, 0.142, 0.102, 0.284, 0.122, 0.208],
    biases: [-0.091, 0.2, 0.38, 0.72, -0.36, -0.57, 0.22, 0.47, -0.11, -0.5, 0.057, 0.64],
  },
  right2: {
    inputs: 12,
    scales: [0.0652, 0.061, 0.0445],
    biases: [-0.042, 0.42, -0.48],
  },
  below1: {
    inputs: 60,
    scales: [0.14, 0.123, 0.17, 0.0864, 0.296, 0.139, 0.138, 0.237, 0.147, 0.261, 0.0492, 0.14],
    biases: [0.19, 0.61, 0.096, 0.88, 0.46, 0.75, 0.18, 0.5, 0.077, -0.52, -0.068, 0.035],
  },
  below2: {
    inputs: 12,
    scales: [0.0591, 0.0479, 0.0536],
    biases: [0.073, 0.5, -0.96],
  },
  exit: {
    inputs: 30,
    scales: [0.149],
    biases: [-0.77],
  },
  aligned1: {
    inputs: 60,
    scales: [0.0326, 0.0384, 0.208, 0.333, 0.242, 0.333, 0.317, 0.281, 0.0143, 0.289, 0.242, 0.334],
    biases: [-0.14, -0.36, -0.16, -0.15, -0.054, -0.034, 0.027, 0.35, 0.069, -0.9, -0.18, 0.073],
  },
  aligned2: {
    inputs: 12,
    scales: [0.121],
    biases: [0.14],
  },
  offset1: {
    inputs: 60,
    scales: [0.0284, 0.051, 0.0616, 0.0431, 0.0487, 0.0681, 0.0386, 0.0375, 0.041, 0.0471, 0.021, 0.0954],
    biases: [-0.07, 0.18, -0.0018, 0.098, 0.11, 0.27, 0.024, 0.12, 0.051, -0.069, -0.14, 0.11],
  },
  offset2: {
    inputs: 12,
    scales: [0.0135, 0.0243],
    biases: [-0.028, 0.031],
  },
};
